import { centreLine, type Item, path } from '../drawing/kit.ts'

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
