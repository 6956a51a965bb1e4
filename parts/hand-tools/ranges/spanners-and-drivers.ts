import { defineRange, type Range } from '../../range.ts'
import {
  combinationSpanner,
  din1041,
  din3113,
  din3117,
  din3122,
  din6453,
  iso2380,
  iso6789,
  iso8764,
} from '../../standards/hand-tools.ts'
import { acrossFlats } from './keys-and-sockets.ts'

export const spannersAndDrivers: readonly Range[] = [
  defineRange(
    '3113',
    'combination-spanner',
    din3113,
    din3113.nominals.map(s => acrossFlats(combinationSpanner(s))),
  ),
  defineRange(
    '3117',
    'adjustable-spanner',
    din3117,
    din3117.nominals.map(L => ({
      code: `${L}`,
      label: `${L} mm`,
      dimensions: { L, ...din3117.row(L) },
    })),
  ),
  defineRange(
    '2380',
    'screwdriver',
    iso2380,
    iso2380.nominals.map(b => {
      const { a, l } = iso2380.row(b)
      return { code: `${b}`, label: `${a} x ${b} x ${l}`, dimensions: { b, ...iso2380.row(b) } }
    }),
  ),
  defineRange(
    '8764',
    'phillips-screwdriver',
    iso8764,
    iso8764.nominals.map(PH => ({
      code: `PH${PH}`,
      label: `PH${PH} x ${iso8764.row(PH).l}`,
      dimensions: { PH, ...iso8764.row(PH) },
    })),
  ),
  defineRange(
    '3122',
    'ratchet',
    din3122,
    din3122.nominals.map(L => ({
      code: `${L}`,
      label: `${L} mm`,
      dimensions: { L, ...din3122.row(L) },
    })),
  ),
  defineRange(
    '6789',
    'torque-wrench',
    iso6789,
    iso6789.nominals.map(M => ({
      code: `${M}`,
      label: `${iso6789.row(M).M0}-${M} N·m`,
      dimensions: { M, ...iso6789.row(M) },
    })),
  ),
  defineRange(
    '1041',
    'engineers-hammer',
    din1041,
    din1041.nominals.map(m => ({
      code: `${m}`,
      label: `${m} g`,
      dimensions: { m, ...din1041.row(m) },
    })),
  ),
  defineRange(
    '6453',
    'cold-chisel',
    din6453,
    din6453.nominals.map(L => ({
      code: `${L}`,
      label: `${L} x ${din6453.row(L).b} mm`,
      dimensions: { L, ...din6453.row(L) },
    })),
  ),
]
