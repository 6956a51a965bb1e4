/** The diameters from one to another in steps, in mm. */
export function diameters(from: number, to: number, step: number): number[] {
  const count = Math.round((to - from) / step)
  return Array.from({ length: count + 1 }, (_, index) => Math.round((from + index * step) * 100) / 100)
}
