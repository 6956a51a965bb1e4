import {
  arc,
  centreLine,
  centreMark,
  defineFamily,
  frontView,
  height,
  line,
  lying,
  type Point,
  path,
  sideView,
  turned,
  width,
} from '../drawing/kit.ts'

/** Flats of a whole turn of the models; a slot takes two of them. */
const PER_TURN = 96
const SLOT_FLATS = 4
/** ISO 8748: a coiled pin has about two turns and a quarter. */
const TURNS = 2.25
/** Over this last share of each turn the strip passes below the one before it. */
const STEP = 0.25
/** How far the turns of a coiled pin lie apart, in thicknesses of the strip. */
const PITCH = 1.06

/** A slotted spring pin chamfered at both ends, as ISO 8752 and ISO 13337: the slot in front. */
const slottedSpringPin = defineFamily({
  terms: {
    d1: ['Outer diameter, free', 'mm'],
    l: ['Length', 'mm'],
    s: ['Thickness of the strip', 'mm'],
    a: ['Chamfer length', 'mm'],
  },
  form: dimensions => {
    const { d1, l, s, a } = dimensions
    const chamfer = Math.min(a, l / 3)
    const end = (d1 - s) / 2
    const profile: readonly Point[] = [
      [end, 0],
      [d1 / 2, chamfer],
      [d1 / 2, l - chamfer],
      [end, l],
    ]
    const turns = 1 - SLOT_FLATS / PER_TURN
    /** Half of the slot, in degrees, and its half width on the outside. */
    const slot = 180 * (1 - turns)
    const gap = (d1 / 2) * Math.sin((slot * Math.PI) / 180)
    return { ...dimensions, chamfer, profile, turns, slot, gap, perTurn: PER_TURN }
  },
  draw: ({ d1, l, s, a, chamfer, profile, slot, gap }) => ({
    views: [
      frontView(
        [
          turned(lying(profile.toReversed())),
          [gap, -gap].map(y => line([-l, y], [0, y])),
          width('l', [-l, -(d1 - s) / 2], [0, -(d1 - s) / 2], 'below'),
          width(chamfer === a ? 'a' : null, [-chamfer, d1 / 2], [0, (d1 - s) / 2], 'above'),
          height('d1', [-l / 2, -d1 / 2], [-l / 2, d1 / 2], 'left', { prefix: '⌀' }),
        ],
        { axes: ['y', 'x'] },
      ),
      sideView(
        [
          arc([0, 0], d1 / 2, slot, 360 - slot),
          arc([0, 0], d1 / 2 - s, slot, 360 - slot),
          [slot, -slot].map(angle => line(polar(d1 / 2 - s, angle), polar(d1 / 2, angle))),
          centreMark([0, 0], d1),
          width('s', [-d1 / 2, 0], [s - d1 / 2, 0], 'below'),
        ],
        { axes: ['z', 'x'] },
      ),
    ],
  }),
  volume: ({ d1, l, s, chamfer, turns }) =>
    Math.PI * turns * ((d1 - s) * s * l - ((chamfer * s) / 2) * (d1 - s / 3)),
})

/** A spring pin wound of a strip, its ends swaged, as ISO 8748, 8750 and 8751: the outer edge of the strip in front. */
const coiledSpringPin = defineFamily({
  terms: {
    d1: ['Outer diameter, free', 'mm'],
    l: ['Length', 'mm'],
    s: ['Thickness of the strip', 'mm'],
    d2: ['Diameter of the ends', 'mm'],
    a: ['Length of the ends', 'mm'],
  },
  form: dimensions => {
    const { d1, l, s, d2, a } = dimensions
    const end = Math.min(a, l / 3)
    const profile: readonly Point[] = [
      [d2 / 2, 0],
      [d1 / 2, end],
      [d1 / 2, l - end],
      [d2 / 2, l],
    ]
    /** Radius of the middle of the strip after so many turns: round, then a step inwards. */
    const radiusAt = (turn: number) => {
      const whole = Math.floor(turn)
      const step = Math.max(0, (turn - whole - (1 - STEP)) / STEP)
      const eased = step * step * (3 - 2 * step)
      return (d1 - s) / 2 - PITCH * s * (whole + eased)
    }
    return { ...dimensions, end, profile, radiusAt, turns: TURNS, perTurn: PER_TURN }
  },
  draw: ({ d1, l, s, d2, a, end, profile, radiusAt, turns }) => {
    const face = (side: number, to: number) =>
      Array.from({ length: Math.round(to * PER_TURN) + 1 }, (_, step) => {
        const turn = step / PER_TURN
        return polar(radiusAt(turn) + side, -360 * turn)
      })
    // The face of the end lies further in than the pin, by as much as it is swaged.
    const swage = (d1 - d2) / 2
    const around = [...face(s / 2, 1), polar(d1 / 2, 0)]
    const [outer, inner] = [face(s / 2 - swage, turns), face(-s / 2 - swage, turns)]
    const ends = [
      [0, 0],
      // The inner end reaches to the turn outside it.
      [turns, turns - 1],
    ].map(([from = 0, to = 0]) => {
      const across = from === to ? s / 2 : -s / 2
      return [
        polar(radiusAt(from) - s / 2 - swage, -360 * from),
        polar(radiusAt(to) + across - swage, -360 * to),
      ] as const
    })
    return {
      views: [
        frontView(
          [
            turned(lying(profile.toReversed())),
            line([-l, 0], [0, 0]),
            width('l', [-l, -d2 / 2], [0, -d2 / 2], 'below'),
            width(end === a ? 'a' : null, [-l, d2 / 2], [end - l, d1 / 2], 'above'),
            height('d2', [0, -d2 / 2], [0, d2 / 2], 'right', { prefix: '⌀' }),
          ],
          { axes: ['y', 'x'] },
        ),
        sideView(
          [
            path(around),
            path(outer),
            path(inner),
            ends.map(([from, to]) => line(from, to)),
            centreLine([-d1 / 2, 0], [d1 / 2, 0]),
            centreLine([0, -d1 / 2], [0, d1 / 2]),
            height('d1', [0, -d1 / 2], [0, d1 / 2], 'right', { prefix: '⌀' }),
            width('s', [swage - d1 / 2, 0], [s + swage - d1 / 2, 0], 'below'),
          ],
          { axes: ['z', 'x'] },
        ),
      ],
    }
  },
  volume: ({ l, s, radiusAt, turns }) => {
    const steps = 90
    const mean = Array.from({ length: steps }, (_, step) => radiusAt(((step + 0.5) / steps) * turns))
    return 2 * Math.PI * turns * (mean.reduce((sum, radius) => sum + radius, 0) / steps) * s * l
  },
})

export default { 'slotted-spring-pin': slottedSpringPin, 'coiled-spring-pin': coiledSpringPin }

/** A point at a radius in mm and an angle in degrees. */
function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [radius * Math.cos(angle), radius * Math.sin(angle)]
}
