import { defineRange, type Range } from '../../range.ts'
import { sources } from '../../sources.ts'
import { iso2338 } from '../../standards/iso-2338.ts'
import { iso2339 } from '../../standards/iso-2339.ts'
import { iso8733 } from '../../standards/iso-8733.ts'
import { iso8734 } from '../../standards/iso-8734.ts'
import { iso8735 } from '../../standards/iso-8735.ts'
import { iso8736 } from '../../standards/iso-8736.ts'
import { tableSizes } from './pins-rings-keys-sizes.ts'

export const pinRanges: readonly Range[] = [
  defineRange({
    code: '2338',
    family: 'parallel-pin',
    standard: 'ISO 2338',
    source: sources.fastenersWorkbench,
    sizes: tableSizes(iso2338, 1, 25),
  }),
  defineRange({
    code: '8734',
    family: 'parallel-pin',
    standard: 'ISO 8734',
    source: sources.fastenersWorkbench,
    sizes: tableSizes(iso8734, 1, 20),
  }),
  defineRange({
    code: '8733',
    family: 'tapped-pin',
    standard: 'ISO 8733',
    source: sources.fastenersWorkbench,
    sizes: tableSizes(iso8733, 6, 20),
  }),
  defineRange({
    code: '8735',
    family: 'tapped-pin',
    standard: 'ISO 8735',
    source: sources.fastenersWorkbench,
    sizes: tableSizes(iso8735, 6, 25),
  }),
  defineRange({
    code: '2339',
    family: 'taper-pin',
    standard: 'ISO 2339',
    source: sources.fastenersWorkbench,
    sizes: tableSizes(iso2339, 1, 20),
  }),
  defineRange({
    code: '8736',
    family: 'tapped-taper-pin',
    standard: 'ISO 8736',
    source: sources.fastenersWorkbench,
    sizes: tableSizes(iso8736, 6, 25),
  }),
]
