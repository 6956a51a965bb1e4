import { type Item, line, outline } from '../drawing/kit.ts'
import { keyedBore } from '../geometry/keyed-bore.ts'

/** A hub's bore with its keyway, seen along the axis. */
export function boreEnd(bore: number): Item {
  return outline(keyedBore(bore))
}

/** A bore with its keyway at the top (1) or the bottom (-1), hidden in a hub whose axis is x. */
export function boreSide(bore: number, from: number, to: number, keyway: 1 | -1 = 1): Item {
  const top = Math.max(...keyedBore(bore).map(([, y]) => y))
  return [keyway * top, bore / 2, -bore / 2].map(y => line([from, y], [to, y], 'hidden'))
}
