import type { BufferGeometry, Vector3 } from 'three'
import { aroundY } from '../solids/around.ts'
import { grid } from '../solids/grid.ts'
import { ROUND } from '../solids/revolve.ts'

/** A surface about y whose radius, in mm, depends on the height and on the share of a turn (0 to 1): a thread. */
export interface Helical {
  readonly pitch: number
  readonly radiusAt: (y: number, share: number) => number
}

/** A slot across an end: how wide, and from where to where below the upper face, in mm. */
interface Slot {
  readonly width: number
  readonly from: number
  readonly to: number
}

/** Rows for each turn of a thread, as inner threads have. */
const PER_TURN = 8
/** Rows of a slot's wall. */
const WALL_ROWS = 60

/** A sleeve about y from y = 0 down, threaded inside and outside, with a slot across one end along z. */
export function slottedSleeve(
  outer: Helical,
  inner: Helical,
  length: number,
  { width, from, to }: Slot,
): BufferGeometry[] {
  const [top, bottom] = from > 0 ? [0, -from] : [-to, -length]
  return [
    ...stretch(outer, inner, [bottom, top], null),
    ...[0, Math.PI].flatMap(turn => stretch(outer, inner, [-to, -from], { turn, half: width / 2 })),
  ]
}

/** What the slot leaves on one side: the middle of it (radians), and half the slot's width. */
interface Sector {
  readonly turn: number
  readonly half: number
}

/** The sleeve between two heights: whole, or one side of the slot with its walls. */
function stretch(
  outer: Helical,
  inner: Helical,
  [from, to]: readonly [number, number],
  sector: Sector | null,
): BufferGeometry[] {
  const columns = sector ? ROUND / 2 : ROUND
  /** The angle of a column at this radius, so that the walls of a slot are parallel. */
  const angleOf = (column: number, radius: number) => {
    const share = column / columns
    return sector ? sector.turn + (2 * share - 1) * Math.acos(sector.half / radius) : share * 2 * Math.PI
  }
  const at = ({ radiusAt }: Helical, column: number, y: number): Vector3 => {
    const nominal = angleOf(column, radiusAt(y, 0))
    const radius = radiusAt(y, nominal / (2 * Math.PI))
    return aroundY(radius, angleOf(column, radius), y)
  }
  const surface = (helical: Helical, columnOf: (column: number) => number) => {
    const { pitch } = helical
    return grid(
      Math.ceil(((to - from) / pitch + 3) * PER_TURN),
      columns + 1,
      (row, column) => {
        const share = columnOf(column) / columns
        const rise = (row / PER_TURN - 1.5 + (sector ? share / 2 : share)) * pitch
        return at(helical, columnOf(column), Math.min(Math.max(from + rise, from), to))
      },
      { smoothUpTo: 25 },
    )
  }
  const backwards = (column: number) => columns - column
  const cap = (y: number, [first, second]: readonly [Helical, Helical]) =>
    grid(2, columns + 1, (row, column) => at(row === 0 ? first : second, column, y))
  const wall = (column: number, [left, right]: readonly [Helical, Helical]) =>
    grid(WALL_ROWS, 2, (row, side) =>
      at(side === 0 ? left : right, column, from + ((to - from) * row) / (WALL_ROWS - 1)),
    )
  return [
    surface(outer, column => column),
    surface(inner, backwards),
    cap(from, [inner, outer]),
    cap(to, [outer, inner]),
    ...(sector ? [wall(0, [inner, outer]), wall(columns, [outer, inner])] : []),
  ]
}
