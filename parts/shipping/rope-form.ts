/** EN 13411-3: a pressed aluminium ferrule by the rope's diameter, and the tail that stands out of it. */
export const FERRULE = { length: 3.6, width: 2.3, thickness: 1.45, tail: 0.45 } as const

/** How far a thimble's point stays from its ferrule, by the rope's diameter. */
const GAP = 0.7

/** An eye over a thimble, in mm from the foot of its ferrule: the ferrule's top, the crown's middle, and the rope's radius. */
export function eyeForm(d: number, inside: number, insideLength: number, sheet: number) {
  const top = FERRULE.length * d
  return {
    top,
    middle: top + GAP * d + insideLength - inside / 2,
    radius: inside / 2 + sheet + d / 2,
  }
}
