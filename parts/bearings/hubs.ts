import { centreLine, type Item, type Point, path } from '../drawing/kit.ts'

/** A hub on the right of a disc that is `from` thick, as far as `to`, and the axis through both. */
export function hubSide(hub: number, from: number, to: number): Item {
  return [
    path([
      [from, hub / 2],
      [to, hub / 2],
      [to, -hub / 2],
      [from, -hub / 2],
    ]),
    centreLine([0, 0], [to, 0]),
  ]
}

/** The pitch circle from the side. */
export function pitchSide(pitch: number, wide: number): Item {
  return [pitch / 2, -pitch / 2].map(y => centreLine([0, y], [wide, y]))
}

/** The area inside an outline, in mm² for mm. */
export function areaOf(outline: readonly Point[]): number {
  const twice = outline.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(twice) / 2
}
