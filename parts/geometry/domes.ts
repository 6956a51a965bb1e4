/** How high a dome of this radius rises over a circle of this diameter. */
export function riseOf(diameter: number, radius: number): number {
  return radius - Math.sqrt(radius ** 2 - diameter ** 2 / 4)
}

/** The radius of a dome that rises so high over a circle of this diameter. */
export function domeRadius(diameter: number, rise: number): number {
  return (rise ** 2 + diameter ** 2 / 4) / (2 * rise)
}
