import { defineRange, type Range } from '../../range.ts'
import { sources } from '../../sources.ts'
import {
  narrowWashers,
  regularWashers,
  saeWashers,
  splitWashers,
  wideWashers,
} from '../../standards/asme-b18-21-1.ts'
import { unifiedWashers } from './nut-sizes.ts'

/** Washers for unified threads. */
export const inchWashers: readonly Range[] = [
  defineRange({
    code: 'SAE',
    family: 'flat-washer',
    standard: 'ASME B18.21.1',
    source: 'Aspen Fasteners, table of SAE washers',
    sizes: unifiedWashers(saeWashers),
  }),
  defineRange({
    code: 'B1822-N',
    family: 'flat-washer',
    standard: 'ASME B18.21.1',
    source: sources.fastenersWorkbench,
    sizes: unifiedWashers(narrowWashers),
  }),
  defineRange({
    code: 'B1822-R',
    family: 'flat-washer',
    standard: 'ASME B18.21.1',
    source: sources.fastenersWorkbench,
    sizes: unifiedWashers(regularWashers),
  }),
  defineRange({
    code: 'B1822-W',
    family: 'flat-washer',
    standard: 'ASME B18.21.1',
    source: sources.fastenersWorkbench,
    sizes: unifiedWashers(wideWashers),
  }),
  defineRange({
    code: 'B1821-LW',
    family: 'spring-washer',
    standard: 'ASME B18.21.1',
    source: 'AFT Fasteners, table of ASME B18.21.1',
    sizes: unifiedWashers(splitWashers),
  }),
]
