import { centreLine, circle, type Item, line, outline, type Point, path, rect } from '../drawing/kit.ts'
import { keyedBore } from '../geometry/keyed-bore.ts'

/** Balls seen through the gap between two rings: the parts of their circles that lie between these radii. */
export function ballsBetween(ball: number, pitch: number, count: number, inner: number, outer: number): Item {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count
    const centre: Point = [(pitch / 2) * Math.cos(angle), (pitch / 2) * Math.sin(angle)]
    const runs: Point[][] = [[]]
    for (let step = 0; step <= 72; step++) {
      const around = (step * Math.PI) / 36
      const point: Point = [
        centre[0] + (ball / 2) * Math.cos(around),
        centre[1] + (ball / 2) * Math.sin(around),
      ]
      const radius = Math.hypot(...point)
      if (radius > inner && radius < outer) runs.at(-1)?.push(point)
      else if (runs.at(-1)?.length) runs.push([])
    }
    return runs.filter(run => run.length > 1).map(run => path(run))
  })
}

/** A hub's bore with its keyway, seen along the axis. */
export function boreEnd(bore: number): Item {
  return outline(keyedBore(bore))
}

/** A bore with its keyway at the top (1) or the bottom (-1), hidden in a hub whose axis is x. */
export function boreSide(bore: number, from: number, to: number, keyway: 1 | -1 = 1): Item {
  const top = Math.max(...keyedBore(bore).map(([, y]) => y))
  return [keyway * top, bore / 2, -bore / 2].map(y => line([from, y], [to, y], 'hidden'))
}

/** A disc with a hub on its right, from the side: the disc from 0 to `width`, the hub on to `length`; the axis is x. */
export function discWithHub(disc: number, width: number, hub: number, length: number): Item[] {
  return [
    rect([0, -disc / 2], [width, disc / 2]),
    path([
      [width, hub / 2],
      [length, hub / 2],
      [length, -hub / 2],
      [width, -hub / 2],
    ]),
    centreLine([0, 0], [length, 0]),
  ]
}

/** The pitch circle, and it again as two lines in the side view. */
export function pitchLines(pitch: number, width: number): { readonly end: Item; readonly side: Item } {
  return {
    end: circle([0, 0], pitch, 'centre'),
    side: [pitch / 2, -pitch / 2].map(y => centreLine([0, y], [width, y])),
  }
}
