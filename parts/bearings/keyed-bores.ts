import { arcPoints, circle, type Item, line, outline, type Point } from '../drawing/kit.ts'
import { keyedBore } from '../geometry/keyed-bore.ts'

/** A hub's bore: its outline, how it is seen along the axis, and from the side, hidden in a hub whose axis is x. */
export interface Bore {
  readonly outline: (bore: number) => Point[]
  readonly end: (bore: number) => Item
  readonly side: (bore: number, from: number, to: number) => Item
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

/** A finished bore with a keyway. */
export const keyed: Bore = { outline: keyedBore, end: boreEnd, side: boreSide }

/** A plain bore: a pilot bore that the buyer enlarges, or one for set screws. */
export const plain: Bore = {
  outline: bore => arcPoints([0, 0], bore / 2, 0, 360, 72).slice(0, -1),
  end: bore => circle([0, 0], bore),
  side: (bore, from, to) => [bore / 2, -bore / 2].map(y => line([from, y], [to, y], 'hidden')),
}
