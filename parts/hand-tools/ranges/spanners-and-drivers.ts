import { defineRange, type Range } from '../../range.ts'
import { din1041 } from '../../standards/din-1041.ts'
import { combinationSpanner, din3113 } from '../../standards/din-3113.ts'
import { din3117 } from '../../standards/din-3117.ts'
import { din3122 } from '../../standards/din-3122.ts'
import { din6453 } from '../../standards/din-6453.ts'
import { iso2380 } from '../../standards/iso-2380.ts'
import { iso6789 } from '../../standards/iso-6789.ts'
import { iso8764 } from '../../standards/iso-8764.ts'
import { acrossFlats } from './keys-and-sockets.ts'

export const spannersAndDrivers: readonly Range[] = [
  defineRange({
    code: '3113',
    family: 'combination-spanner',
    standard: 'DIN 3113',
    source: null,
    sizes: din3113.nominals.map(s => acrossFlats(combinationSpanner(s))),
  }),
  defineRange({
    code: '3117',
    family: 'adjustable-spanner',
    standard: 'DIN 3117',
    source: null,
    sizes: din3117.nominals.map(L => ({
      code: `${L}`,
      label: `${L} mm`,
      dimensions: { L, ...din3117.row(L) },
    })),
  }),
  defineRange({
    code: '2380',
    family: 'screwdriver',
    standard: 'ISO 2380',
    source: null,
    sizes: iso2380.nominals.map(b => {
      const { a, l } = iso2380.row(b)
      return { code: `${b}`, label: `${a} x ${b} x ${l}`, dimensions: { b, ...iso2380.row(b) } }
    }),
  }),
  defineRange({
    code: '8764',
    family: 'phillips-screwdriver',
    standard: 'ISO 8764',
    source: null,
    sizes: iso8764.nominals.map(PH => ({
      code: `PH${PH}`,
      label: `PH${PH} x ${iso8764.row(PH).l}`,
      dimensions: { PH, ...iso8764.row(PH) },
    })),
  }),
  defineRange({
    code: '3122',
    family: 'ratchet',
    standard: 'DIN 3122',
    source: null,
    sizes: din3122.nominals.map(L => ({
      code: `${L}`,
      label: `${L} mm`,
      dimensions: { L, ...din3122.row(L) },
    })),
  }),
  defineRange({
    code: '6789',
    family: 'torque-wrench',
    standard: 'ISO 6789-1',
    source: null,
    sizes: iso6789.nominals.map(M => ({
      code: `${M}`,
      label: `${iso6789.row(M).M0}-${M} N·m`,
      dimensions: { M, ...iso6789.row(M) },
    })),
  }),
  defineRange({
    code: '1041',
    family: 'engineers-hammer',
    standard: 'DIN 1041',
    source: null,
    sizes: din1041.nominals.map(m => ({
      code: `${m}`,
      label: `${m} g`,
      dimensions: { m, ...din1041.row(m) },
    })),
  }),
  defineRange({
    code: '6453',
    family: 'cold-chisel',
    standard: 'DIN 6453',
    source: null,
    sizes: din6453.nominals.map(L => ({
      code: `${L}`,
      label: `${L} x ${din6453.row(L).b} mm`,
      dimensions: { L, ...din6453.row(L) },
    })),
  }),
]
