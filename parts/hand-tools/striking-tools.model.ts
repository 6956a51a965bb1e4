import { type BufferGeometry, Vector3 } from 'three'
import { merge } from '../solids/crease.ts'
import { grid } from '../solids/grid.ts'
import { boxOutline, loft } from '../solids/loft.ts'
import { type Body, defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { relief } from '../solids/strokes.ts'
import families, { type BoxSection, handleAt } from './striking-tools.ts'

/** An engineer's hammer: the handle along y from y = 0, the head on top with its face towards -x. */
const engineersHammer = defineModel(families['engineers-hammer'], {
  build({ L, l, a, eye, steel, paint, wood, dip, ring, lettering }, surface) {
    const lay = (sections: readonly BoxSection[]) =>
      boxes(sections)
        .rotateZ(-Math.PI / 2)
        .translate(-l / 2, eye, 0)
    const letters = (side: 1 | -1): Body => ({
      geometry: relief(
        lettering.text,
        lettering.height,
        lettering.bar,
        (x, y) => new Vector3(side * x, eye + y, side * lettering.at),
      ),
      surface: 'ground-steel',
    })
    return [
      { geometry: lay(steel), surface: 'ground-steel' },
      { geometry: lay(paint), surface },
      letters(1),
      letters(-1),
      { geometry: boxes(wood), surface: 'wood' },
      { geometry: grain(L, a), surface: 'wood-grain' },
      { geometry: boxes(dip), surface: 'orange-plastic' },
      { geometry: revolve(ring), surface: 'steel' },
    ]
  },
  poses: { front: [0, 0, 62], back: [0, 180, -62] },
})

/** A flat cold chisel: along y, the cutting edge at y = 0 and the struck end on top. */
const coldChisel = defineModel(families['cold-chisel'], {
  build: ({ blade, shank, struck }, surface) => [
    { geometry: boxes(blade), surface: 'ground-steel' },
    { geometry: boxes(shank), surface },
    { geometry: boxes(struck), surface: 'ground-steel' },
  ],
  poses: { front: [0, 15, 118], back: [0, 70, -112] },
})

export default { 'engineers-hammer': engineersHammer, 'cold-chisel': coldChisel }

function boxes(sections: readonly BoxSection[]): BufferGeometry {
  return loft(
    sections.map(({ y, width, depth, radius }) => ({ y, outline: boxOutline(width, depth, radius, 12) })),
  )
}

/** How many lines of grain run along the handle, and how far they stand out of it, in mm: too little to be felt. */
const LINES = 22
const PROUD = 0.04
const [ROWS, COLUMNS] = [70, 4]
/** Where the lacquer ends, and where the eye begins. */
const [FROM, TO] = [0.275, 0.9]

/** The late wood of each year's ring, as it comes to the surface of a turned handle: fine dark lines that wander a little. */
function grain(length: number, face: number): BufferGeometry {
  return merge(Array.from({ length: LINES }, (_, line) => grainLine(line, length, face)))
}

function grainLine(line: number, length: number, face: number): BufferGeometry {
  // No two lines alike, but the same at every build.
  const chance = (salt: number) => {
    const value = Math.sin(line * 12.9898 + salt * 78.233) * 43758.5453
    return value - Math.floor(value)
  }
  const middle = (line + 0.7 * chance(1)) / LINES
  const start = FROM + (chance(2) < 0.5 ? 0 : 0.3 * chance(3))
  const end = TO - (chance(4) < 0.5 ? 0 : 0.3 * chance(5))
  const half = 0.0015 + 0.0028 * chance(6)
  return grid(ROWS + 1, COLUMNS + 1, (row, column) => {
    const along = row / ROWS
    const share = start + (end - start) * along
    const wander = 0.014 * Math.sin(share * (7 + 5 * chance(7)) + 6 * chance(8))
    const taper = Math.min(1, 9 * along, 9 * (1 - along))
    return surfacePoint(share, middle + wander + half * taper * ((2 * column) / COLUMNS - 1), length, face)
  })
}

/** A point a little over the handle's surface, at a share of its length and of its way round. */
function surfacePoint(share: number, round: number, length: number, face: number): Vector3 {
  const { y, width, depth, radius } = handleAt(share, length, face)
  const outline = boxOutline(width + 2 * PROUD, depth + 2 * PROUD, radius + PROUD, 12)
  const place = (round - Math.floor(round)) * outline.length
  const before = outline[Math.floor(place) % outline.length] ?? [0, 0]
  const after = outline[(Math.floor(place) + 1) % outline.length] ?? before
  const part = place - Math.floor(place)
  return new Vector3(before[0] + (after[0] - before[0]) * part, y, before[1] + (after[1] - before[1]) * part)
}
