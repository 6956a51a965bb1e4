/** What a ball's diameter is of the room between bore and outside, and of the width at most. */
const BALL = { ofSection: 0.3, ofWidth: 0.7 }
/** The balls of a deep groove bearing fill so much of the circle that it can still be put together, in degrees. */
const FILLING = 195

/** How far the balls of an angular contact bearing lie apart on their circle, in balls: a cage's bar is between them. */
const ANGULAR_PITCH = 1.14

/** As above of the balls of a self-aligning bearing, and how far apart they lie. */
const ROWS = { ofSection: 0.235, ofWidth: 0.47, pitch: 1.14 }

/** The volume of a ball, in mm³ for mm. */
export function ballVolume(diameter: number): number {
  return (Math.PI / 6) * diameter ** 3
}

/**
 * The balls of a deep groove bearing, where no table has them: 0.3 (D - d), at most 0.7 B, down to a ball of ISO 3290-1 (steps of
 * 1/32 inch, of 1/64 inch below 1/8), and as many as can be put in. So come out those of 6205 (9 of 7.938) and 6001 (8 of 4.762).
 */
export function ballsOf({ d, D, B }: Readonly<Record<'d' | 'D' | 'B', number>>) {
  const Dw = ballBelow(Math.min(BALL.ofSection * (D - d), BALL.ofWidth * B))
  return { Dw, Z: Math.floor(1 + FILLING / share((d + D) / 2, Dw)) }
}

/**
 * The balls of an angular contact bearing, where no table has them: as large as those of a deep groove bearing, and more of
 * them, as they are put in over the outer ring's low shoulder.
 */
export function ballsOfAngular({ d, D, B }: Readonly<Record<'d' | 'D' | 'B', number>>) {
  const { Dw } = ballsOf({ d, D, B })
  return { Dw, Z: Math.floor(360 / (ANGULAR_PITCH * share((d + D) / 2, Dw))) }
}

/** The balls of a self-aligning bearing, where no table has them: two rows beside each other within the width, and as many as fit. */
export function ballsInRows({ d, D, B }: Readonly<Record<'d' | 'D' | 'B', number>>) {
  const Dw = ballBelow(Math.min(ROWS.ofSection * (D - d), ROWS.ofWidth * B))
  return { Dw, Z: Math.floor(360 / (ROWS.pitch * share((d + D) / 2, Dw))) }
}

/** The largest ball of ISO 3290-1 that is not above this diameter, in mm. */
function ballBelow(most: number): number {
  const step = most < 3.175 ? 25.4 / 64 : 25.4 / 32
  return roundBall(Math.floor(most / step + 1e-9) * step)
}

/** How many degrees of a pitch circle a ball takes. */
function share(pitch: number, ball: number): number {
  return (2 * Math.asin(ball / pitch) * 180) / Math.PI
}

/** To thousandths; halves to the even one, as ISO 3290-1 has them: 4.7625 is 4.762, 7.9375 is 7.938. */
function roundBall(diameter: number): number {
  const thousandths = diameter * 1000
  const down = Math.floor(thousandths + 1e-6)
  const rest = thousandths - down
  const isHalf = Math.abs(rest - 0.5) < 1e-6
  return (isHalf ? down + (down % 2) : Math.round(thousandths)) / 1000
}
