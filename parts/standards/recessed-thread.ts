/** Lengths of ISO 888 that screws with slots and cross recesses are not made in, in mm. */
export const LEFT_OUT = [7, 9, 11, 18, 22, 28, 32, 38]

/**
 * The length of thread, in mm, of a screw of ISO 7045 to 7048, 1207, 1580, 2009 or 2010: short ones are threaded up to the head, M3
 * and thinner ones in all their lengths; longer ones have 38 mm of thread. The length of a countersunk screw has its head in it.
 */
export function recessedThread(d: number, l: number, countersunk = 0): number {
  const isFull = d < 3.5 || l <= (countersunk > 0 ? 45 : 40)
  return isFull ? l - countersunk : 38
}
