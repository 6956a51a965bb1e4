import { Vector3 } from 'three'
import { arc } from '../geometry/profile.ts'
import { merge } from '../solids/crease.ts'
import { knurl } from '../solids/knurl.ts'
import { loft, outlineOf } from '../solids/loft.ts'
import { type Body, defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { relief, roundWall } from '../solids/strokes.ts'
import { roundSection, sweep } from '../solids/sweep.ts'
import { ratchetHead } from './ratchet-head.model.ts'
import families from './torque-wrench.ts'

type Dimensions = Readonly<Record<'M' | 'M0' | 'L' | 'q' | 'D' | 'd' | 'h', number>>

/** A click torque wrench: along y, the head's middle at y = 0, the square drive towards z. */
export default {
  'torque-wrench': defineModel(families['torque-wrench'], {
    build(dimensions, surface) {
      const { L, D, d, h, q } = dimensions
      const end = L - D / 2
      const from = D * 1.15
      return [
        ...ratchetHead({ D, t: D * 0.56, q, neck: d * 0.72, to: from + 8 }, surface),
        { geometry: tube(d, from, end - h + 4), surface },
        ...[1, -1].map(side => ({
          // The pin that the head's lever turns on.
          geometry: revolve([
            [0, 0],
            [d * 0.16, 0],
            [d * 0.16, 0.8],
            [d * 0.13, 1.1],
            [0, 1.1],
          ])
            .rotateX(side * (Math.PI / 2))
            .translate(0, from + 14, side * (d / 2 - 0.5)),
          surface: 'black-oxide' as const,
        })),
        { geometry: scale(dimensions, end - h), surface: 'black-oxide' },
        ...grip(dimensions, end),
      ]
    },
    poses: { front: [0, 0, 62], back: [0, 180, -62] },
  }),
}

function tube(d: number, from: number, to: number) {
  const radius = d / 2
  return revolve([
    [radius * 0.6, from],
    [radius * 0.82, from],
    [radius * 0.97, from + 1.5],
    [radius, from + 3],
    [radius, to],
    [radius * 0.8, to],
  ])
}

/** Lines and figures round the tube, in front of the grip: the larger the torque, the further down. */
function scale({ M, M0, d }: Dimensions, to: number) {
  const marks = 9
  const [first, gap] = [to - 9, 7.5]
  return merge(
    Array.from({ length: marks }, (_, mark) => {
      const y = first - mark * gap
      const isLong = mark % 2 === 0
      const reach = isLong ? 26 : 16
      const line = arc([0, 0], d / 2 - 0.05, 90 - reach, 90 + reach, 14)
      const bars = [
        sweep(
          line.map(([x, z]) => new Vector3(x, y, z)),
          roundSection(0.7, 6),
        ),
      ]
      const value = Math.round(M - ((M - M0) * mark) / (marks - 1))
      if (isLong) bars.push(relief(`${value}`, 4.6, 0.75, roundWall(d - 0.1, y, 58)))
      return merge(bars)
    }),
  )
}

/** A sleeve of steel with a knurl, a soft grip with orange rings, and the knob that locks the setting. */
function grip({ d, h }: Dimensions, end: number): Body[] {
  const start = end - h
  const reach = d * 0.78
  const [low, high] = [start + h * 0.2, end - h * 0.14]
  const rows = 120
  const soft = loft(
    Array.from({ length: rows + 1 }, (_, row) => {
      const share = row / rows
      const y = low + (high - low) * share
      const round = Math.min(1, Math.sqrt(Math.min(share, 1 - share) * 14))
      const rib = 0.5 * Math.max(-0.6, Math.cos(share * 2 * Math.PI * 13))
      const belly = 1.3 * Math.sin(share * Math.PI)
      return { y, outline: outlineOf(() => reach - 2.2 + round * 1.6 + belly + rib * round, 96) }
    }),
    { smoothUpTo: 40 },
  )
  const band = (y: number, width: number, radius: number) =>
    revolve([
      [radius - 3, y],
      [radius - 0.6, y],
      [radius, y + 0.6],
      [radius, y + width - 0.6],
      [radius - 0.6, y + width],
      [radius - 3, y + width],
    ])
  return [
    { geometry: band(start, h * 0.04, reach * 0.86), surface: 'steel' },
    {
      geometry: knurl({ diameter: reach * 1.74, from: start + h * 0.035, to: start + h * 0.165, pitch: 1.4 }),
      surface: 'steel',
    },
    { geometry: band(start + h * 0.16, h * 0.05, reach), surface: 'orange-plastic' },
    { geometry: soft, surface: 'rubber' },
    { geometry: band(high - 1, h * 0.04, reach), surface: 'orange-plastic' },
    { geometry: knob(reach * 0.92, high + 2, end), surface: 'black-plastic' },
    { geometry: endButton(reach * 0.4, end), surface: 'orange-plastic' },
  ]
}

/** The knob at the end, fluted for the thumb. */
function knob(radius: number, from: number, end: number) {
  const to = end - 1.2
  const sections = [
    [from, 0.9],
    [from + 2, 0.9],
    [from + 3, 0.97],
    [from + 4, 1],
    [to - 3, 1],
    [to - 1, 0.94],
    [to - 0.2, 0.84],
    [to, 0.78],
  ] as const
  return loft(
    sections.map(([y, size]) => ({
      y,
      outline: outlineOf(angle => radius * size * (1 - 0.045 * (0.5 + 0.5 * Math.cos(angle * 12)) ** 2), 192),
    })),
    { smoothUpTo: 25 },
  )
}

function endButton(radius: number, end: number) {
  return revolve([
    [0, end - 3],
    [radius, end - 3],
    [radius, end - 0.6],
    [radius - 0.6, end],
    [0, end],
  ])
}
