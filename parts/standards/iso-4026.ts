import { coarsePitch } from './iso-261.ts'
import { preferredLengths } from './iso-888.ts'
import { tableOf } from './table.ts'

/**
 * ISO 4026 to ISO 4029: hexagon socket set screws. Socket, its least depth in short screws and in others; diameter of a flat or dog
 * point (dp), of a cone's tip (dt) and of a cup's rim (dz); the shortest and the longest length. Cups as ISO 7436 has them, above M12
 * as BOLTS.
 */
export const iso4026 = tableOf('ISO 4026', {
  1.6: { s: 0.7, shallow: 0.7, deep: 1.5, dp: 0.8, dt: 0.36, dz: 0.8, from: 2, to: 8 },
  2: { s: 0.9, shallow: 0.8, deep: 1.7, dp: 1, dt: 0.45, dz: 1, from: 2.5, to: 10 },
  2.5: { s: 1.3, shallow: 1.2, deep: 2, dp: 1.5, dt: 0.56, dz: 1.2, from: 3, to: 12 },
  3: { s: 1.5, shallow: 1.2, deep: 2, dp: 2, dt: 0.68, dz: 1.4, from: 3, to: 20 },
  4: { s: 2, shallow: 1.5, deep: 2.5, dp: 2.5, dt: 0.9, dz: 2, from: 4, to: 25 },
  5: { s: 2.5, shallow: 2, deep: 3, dp: 3.5, dt: 1.1, dz: 2.5, from: 5, to: 30 },
  6: { s: 3, shallow: 2, deep: 3.5, dp: 4, dt: 1.2, dz: 3, from: 6, to: 40 },
  8: { s: 4, shallow: 3, deep: 5, dp: 5.5, dt: 1.7, dz: 5, from: 8, to: 50 },
  10: { s: 5, shallow: 4, deep: 6, dp: 7, dt: 2.2, dz: 6, from: 10, to: 60 },
  12: { s: 6, shallow: 4.8, deep: 8, dp: 8.5, dt: 2.7, dz: 8, from: 12, to: 60 },
  16: { s: 8, shallow: 6.4, deep: 10, dp: 12, dt: 3.6, dz: 10, from: 16, to: 80 },
  20: { s: 10, shallow: 8, deep: 12, dp: 15, dt: 4.6, dz: 14, from: 20, to: 80 },
  24: { s: 12, shallow: 10, deep: 15, dp: 18, dt: 5.6, dz: 16, from: 25, to: 80 },
})

/** ISO 4028: a dog point's length in short screws and in others; the shortest screw that has one, and up to which it is short. */
const dogs = tableOf('ISO 4028', {
  1.6: { short: 0.4, long: 0.8, from: 2, shortUpTo: 2.5 },
  2: { short: 0.5, long: 1, from: 2.5, shortUpTo: 3 },
  2.5: { short: 0.63, long: 1.25, from: 3, shortUpTo: 4 },
  3: { short: 0.75, long: 1.5, from: 4, shortUpTo: 5 },
  4: { short: 1, long: 2, from: 5, shortUpTo: 6 },
  5: { short: 1.25, long: 2.5, from: 6, shortUpTo: 6 },
  6: { short: 1.5, long: 3, from: 8, shortUpTo: 8 },
  8: { short: 2, long: 4, from: 8, shortUpTo: 10 },
  10: { short: 2.5, long: 5, from: 10, shortUpTo: 12 },
  12: { short: 3, long: 6, from: 12, shortUpTo: 16 },
  16: { short: 4, long: 8, from: 16, shortUpTo: 20 },
  20: { short: 5, long: 10, from: 20, shortUpTo: 25 },
  24: { short: 6, long: 12, from: 25, shortUpTo: 30 },
})

/** Lengths of ISO 888 that set screws leave out, in mm. */
const BETWEEN = [7, 9, 11, 14, 18, 22, 28, 32, 38, 65, 75]

/** The lengths over all that a set screw of this thread is made in, in mm. */
export function setScrewLengths(d: number): number[] {
  const { from, to } = iso4026.row(d)
  return preferredLengths(from, to, BETWEEN)
}

/** The same with a dog point, for which the shortest have no room. */
export function dogPointLengths(d: number): number[] {
  return setScrewLengths(d).filter(l => l >= dogs.row(d).from)
}

/** A set screw without its point. Short ones have a shallow socket: half a diameter at least is left below it. */
function grub(d: number, l: number) {
  const { s, shallow, deep } = iso4026.row(d)
  return { d, l, P: coarsePitch(d), s, t: l < deep + d / 2 ? shallow : deep }
}

/** ISO 4026: a set screw with flat point, of this thread and length in mm. */
export function flatPointScrew(d: number, l: number) {
  return { ...grub(d, l), dp: iso4026.row(d).dp }
}

/** ISO 4027: with cone point, of 90 degrees; of 120 degrees where the socket is shallow. */
export function conePointScrew(d: number, l: number) {
  const { dt, shallow } = iso4026.row(d)
  const screw = grub(d, l)
  return { ...screw, dt, alpha: screw.t === shallow ? 120 : 90 }
}

/** ISO 4028: with dog point. Where that is short, so is the socket. */
export function dogPointScrew(d: number, l: number) {
  const { shallow, deep, dp } = iso4026.row(d)
  const { short, long, shortUpTo } = dogs.row(d)
  const isShort = l <= shortUpTo
  return { ...grub(d, l), t: isShort ? shallow : deep, dp, z: isShort ? short : long }
}

/** ISO 4029: with cup point. */
export function cupPointScrew(d: number, l: number) {
  return { ...grub(d, l), dz: iso4026.row(d).dz }
}
