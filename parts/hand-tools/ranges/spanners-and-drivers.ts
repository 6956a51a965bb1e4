import { defineRange, type Range } from '../../range.ts'
import {
  combinationSpanner,
  din1041,
  din3113,
  din3117,
  din3122,
  din6453,
  inchSpanner,
  inchSpanners,
  iso2380,
  iso6789,
  iso8764,
} from '../../standards/hand-tools.ts'
import { acrossFlats, calledInInches } from './keys-and-sockets.ts'

export const spannersAndDrivers: readonly Range[] = [
  defineRange('3113', 'combination-spanner', din3113, ({ nominals }) =>
    nominals.map(s => acrossFlats(combinationSpanner(s))),
  ),
  defineRange('B107', 'combination-spanner', inchSpanners, ({ rows }) =>
    rows.map(row => calledInInches(row.name, inchSpanner(row))),
  ),
  defineRange('3117', 'adjustable-spanner', din3117, ({ nominals, row }) =>
    nominals.map(L => ({
      code: `${L}`,
      label: `${L} mm`,
      dimensions: { L, ...row(L) },
    })),
  ),
  defineRange('2380', 'screwdriver', iso2380, ({ nominals, row }) =>
    nominals.map(b => {
      const { a, l } = row(b)
      return { code: `${b}`, label: `${a} x ${b} x ${l}`, dimensions: { b, ...row(b) } }
    }),
  ),
  defineRange('8764', 'phillips-screwdriver', iso8764, ({ nominals, row }) =>
    nominals.map(PH => ({
      code: `PH${PH}`,
      label: `PH${PH} x ${row(PH).l}`,
      dimensions: { PH, ...row(PH) },
    })),
  ),
  defineRange('3122', 'ratchet', din3122, ({ nominals, row }) =>
    nominals.map(L => ({
      code: `${L}`,
      label: `${L} mm`,
      dimensions: { L, ...row(L) },
    })),
  ),
  defineRange('6789', 'torque-wrench', iso6789, ({ nominals, row }) =>
    nominals.map(M => ({
      code: `${M}`,
      label: `${row(M).M0}-${M} N·m`,
      dimensions: { M, ...row(M) },
    })),
  ),
  defineRange('1041', 'engineers-hammer', din1041, ({ nominals, row }) =>
    nominals.map(m => ({
      code: `${m}`,
      label: `${m} g`,
      dimensions: { m, ...row(m) },
    })),
  ),
  defineRange('6453', 'cold-chisel', din6453, ({ nominals, row }) =>
    nominals.map(L => ({
      code: `${L}`,
      label: `${L} x ${row(L).b} mm`,
      dimensions: { L, ...row(L) },
    })),
  ),
]
