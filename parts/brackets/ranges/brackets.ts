import { defineRange, type Range } from '../../range.ts'
import { list, readRows } from '../../standards/read-table.ts'

const angles = readRows('angle-brackets', ['a', 't', 'd'], { widths: list })

const profiles = readRows('profile-brackets', ['a', 'b', 't', 'd', 'l', 'F'])

const consoles = readRows('shelf-consoles', ['a', 'h', 'F', 'b', 't', 'd'])

const tPlates = readRows('t-plates', ['l', 'h', 't', 'b', 'd', 'd2'])

export const angleBrackets: readonly Range[] = [
  defineRange('AB', 'angle-bracket', angles, ({ rows }) =>
    rows.flatMap(({ a, widths, t, d }) =>
      widths.map(b => ({
        code: `${a}X${a}X${b}`,
        label: `${a} x ${a} x ${b}`,
        dimensions: { a, b, t, d, l: slotOf(d), r: t },
      })),
    ),
  ),
  defineRange('PB', 'profile-bracket', profiles, ({ rows }) =>
    rows.map(bracket => ({
      code: `${bracket.a}X${bracket.a}`,
      label: `${bracket.a} x ${bracket.a}`,
      dimensions: bracket,
    })),
  ),
  defineRange('SC', 'shelf-console', consoles, ({ rows }) =>
    rows.map(console => ({
      code: `${console.a}X${console.h}`,
      label: `${console.a} x ${console.h}`,
      dimensions: console,
    })),
  ),
  defineRange('TP', 't-plate', tPlates, ({ rows }) =>
    rows.map(plate => ({
      code: `${plate.l}X${plate.h}`,
      label: `${plate.l} x ${plate.h} x ${plate.t}`,
      dimensions: plate,
    })),
  ),
]

/** How long a bracket's slot is for its width, in mm: as far as the joint can be set. */
function slotOf(d: number): number {
  return Math.round(d < 7 ? 3 * d : 2.9 * d)
}
