import type { PolarPoint } from '../geometry/teeth.ts'

export const TAP_FLUTES = 3
/** Core and neck as shares of the thread: DIN 371 taps leave the neck below the tapping drill. */
export const TAP_CORE = 0.38
export const TAP_NECK = 0.74

/** From the cutting edge: the land (its radius is the thread's), the flute's floor and the rake face. */
export function tapTooth(radius: number): PolarPoint[] {
  const across = 360 / TAP_FLUTES
  const land = Array.from({ length: 9 }, (_, index): PolarPoint => [radius, (index / 8) * across * 0.48])
  const flute = [
    [0.82, 0.53],
    [0.66, 0.59],
    [0.52, 0.66],
    [0.43, 0.73],
    [TAP_CORE, 0.8],
    [0.41, 0.87],
    [0.52, 0.93],
    [0.68, 0.965],
    [0.86, 0.99],
  ] as const
  return [...land, ...flute.map(([share, along]): PolarPoint => [radius * share, along * across])]
}

/** Chamfer form C of DIN 2197: two to three threads, here 2.5, down to about the tapping drill. */
export const TAP_CHAMFER = 2.5
