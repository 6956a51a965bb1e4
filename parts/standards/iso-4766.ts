import { coarsePitch } from './iso-261.ts'
import { preferredLengths } from './iso-888.ts'
import { tableOf } from './table.ts'

/**
 * ISO 4766, 7434, 7435 and 7436: slotted set screws with a flat, a cone, a long dog and a cup point. Nominal width and least depth
 * of the slot; of each point its greatest diameter, a dog point's least length, and the shortest and longest screw.
 */
export const iso4766 = tableOf('ISO 4766', {
  1.6: {
    n: 0.25,
    t: 0.56,
    flat: { dp: 0.8, from: 2, to: 8 },
    cone: { dt: 0.16, from: 2, to: 8 },
    dog: { dp: 0.8, z: 0.8, from: 2.5, to: 8 },
    cup: { dz: 0.8, from: 2, to: 8 },
  },
  2: {
    n: 0.25,
    t: 0.64,
    flat: { dp: 1, from: 2, to: 10 },
    cone: { dt: 0.2, from: 3, to: 10 },
    dog: { dp: 1, z: 1, from: 3, to: 10 },
    cup: { dz: 1, from: 2.5, to: 10 },
  },
  2.5: {
    n: 0.4,
    t: 0.72,
    flat: { dp: 1.5, from: 2.5, to: 12 },
    cone: { dt: 0.25, from: 3, to: 12 },
    dog: { dp: 1.5, z: 1.25, from: 4, to: 12 },
    cup: { dz: 1.2, from: 3, to: 12 },
  },
  3: {
    n: 0.4,
    t: 0.8,
    flat: { dp: 2, from: 3, to: 16 },
    cone: { dt: 0.3, from: 4, to: 16 },
    dog: { dp: 2, z: 1.5, from: 5, to: 16 },
    cup: { dz: 1.4, from: 3, to: 16 },
  },
  3.5: {
    n: 0.5,
    t: 0.96,
    flat: { dp: 2.2, from: 4, to: 20 },
    cone: { dt: 0.35, from: 5, to: 20 },
    dog: { dp: 2.2, z: 1.75, from: 5, to: 20 },
    cup: { dz: 1.7, from: 4, to: 20 },
  },
  4: {
    n: 0.6,
    t: 1.12,
    flat: { dp: 2.5, from: 4, to: 20 },
    cone: { dt: 0.4, from: 6, to: 20 },
    dog: { dp: 2.5, z: 2, from: 6, to: 20 },
    cup: { dz: 2, from: 4, to: 20 },
  },
  5: {
    n: 0.8,
    t: 1.28,
    flat: { dp: 3.5, from: 5, to: 25 },
    cone: { dt: 0.5, from: 8, to: 25 },
    dog: { dp: 3.5, z: 2.5, from: 8, to: 25 },
    cup: { dz: 2.5, from: 5, to: 25 },
  },
  6: {
    n: 1,
    t: 1.6,
    flat: { dp: 4, from: 6, to: 30 },
    cone: { dt: 1.5, from: 8, to: 30 },
    dog: { dp: 4, z: 3, from: 8, to: 30 },
    cup: { dz: 3, from: 6, to: 30 },
  },
  8: {
    n: 1.2,
    t: 2,
    flat: { dp: 5.5, from: 8, to: 40 },
    cone: { dt: 2, from: 10, to: 40 },
    dog: { dp: 5.5, z: 4, from: 10, to: 40 },
    cup: { dz: 5, from: 8, to: 40 },
  },
  10: {
    n: 1.6,
    t: 2.4,
    flat: { dp: 7, from: 10, to: 50 },
    cone: { dt: 2.5, from: 12, to: 50 },
    dog: { dp: 7, z: 5, from: 12, to: 50 },
    cup: { dz: 6, from: 10, to: 50 },
  },
  12: {
    n: 2,
    t: 2.8,
    flat: { dp: 8.5, from: 12, to: 60 },
    cone: { dt: 3, from: 14, to: 60 },
    dog: { dp: 8.5, z: 6, from: 14, to: 60 },
    cup: { dz: 8, from: 12, to: 60 },
  },
})

type PointKind = 'flat' | 'cone' | 'dog' | 'cup'

/** Lengths of ISO 888 that set screws are not made in, in mm. */
const LEFT_OUT = [7, 9, 11, 14, 18, 22, 28, 32, 38]

/** The lengths of slotted set screws with this point: at least as long as slot and point leave some thread. In mm. */
export function setScrewLengths(point: PointKind) {
  return (d: number) => {
    const { t, [point]: row } = iso4766.row(d)
    const dog = 'z' in row ? row.z : 0
    return preferredLengths(row.from, row.to, LEFT_OUT).filter(l => l > t + d / 2 + dog)
  }
}

/** What all slotted set screws share. */
function slotted(d: number, l: number) {
  const { n, t } = iso4766.row(d)
  return { d, l, n, P: coarsePitch(d), t }
}

export function flatSetScrew(d: number, l: number) {
  const { dp } = iso4766.row(d).flat
  return { ...slotted(d, l), dp }
}

export function coneSetScrew(d: number, l: number) {
  const { dt } = iso4766.row(d).cone
  return { ...slotted(d, l), dt }
}

export function dogSetScrew(d: number, l: number) {
  const { dp, z } = iso4766.row(d).dog
  return { ...slotted(d, l), dp, z }
}

export function cupSetScrew(d: number, l: number) {
  const { dz } = iso4766.row(d).cup
  return { ...slotted(d, l), dz }
}
