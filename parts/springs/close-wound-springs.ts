import {
  arcPoints,
  centreLine,
  centreMark,
  defineFamily,
  diameter,
  frontView,
  height,
  mirror,
  note,
  type Shape,
  sideView,
  width,
} from '../drawing/kit.ts'
import { cylinderVolume } from '../geometry/volumes.ts'
import { type DeepPoint, roundWire, seenWire, turnsAlong } from './wire-view.ts'

/** Where on its circle a loop begins and ends, in degrees; 90 is outwards along the axis. */
const LOOP = { from: -38, to: 262, steps: 60 } as const
/** In how many steps the wire rises from the coil to its loop. */
const RISE = 16
/** How far the wire turns on while it leaves the coil for its loop, in radians. */
const LEAD = Math.PI / 4
/** How many turns stand for a body seen from its end, and in how many steps each. */
const ONE_COIL = 1.125
const COIL_STEPS = 96
/** EN 13906-3: a little air between the coils, so that they do not rub when they are wound tighter. */
const AIR = 1.03

/** Why the views of an extension spring are not the model's, though their outlines are: its loops lie aslant in the model. */
const TURNED = 'turned by 45° about the axis: the loops lie in the plane of the sheet'

/** An extension spring with full German loops over its middle, its axis along x. Both loops lie in one plane if n ends on a quarter. */
const extensionSpring = defineFamily({
  terms: {
    d: ['Wire diameter', 'mm'],
    De: ['Outer diameter', 'mm'],
    L0: ['Free length inside the loops', 'mm'],
    R: ['Spring rate', 'N/mm'],
    n: ['Active coils', ''],
    F0: ['Initial tension', 'N'],
    Ln: ['Longest working length', 'mm'],
    Fn: ['Highest force', 'N'],
  },
  form: dimensions => {
    const { d, De, L0, n } = dimensions
    const radius = (De - d) / 2
    // Wound under initial tension: the coils touch.
    const body = n * d
    const loop = loopLine(radius, body / 2, L0 / 2 + d / 2 - radius)
    return {
      ...dimensions,
      radius,
      body,
      heightAt: (turn: number) => -body / 2 + turn * d,
      /** From the coil's upper end, and from its lower one: the same loop turned over, as it meets the wire's beginning. */
      upper: loop.map(place => turnAbout(place, n * 2 * Math.PI)),
      lower: loop.map(([x, y, z]): Place => [x, 0 - y, 0 - z]),
    }
  },
  draw: ({ d, De, L0, n, radius, body, heightAt, upper, lower }) => {
    // The lower loop's plane lies across the sheet, so that both loops do.
    const lying = (place: Place): DeepPoint => {
      const [x, y, z] = turnAbout(place, LEAD)
      return [y, x, -z]
    }
    const first = oneCoil(radius, heightAt, 0).map(lying)
    const coils = turnsAlong(0, n).map(turn => lying(onHelix(radius, turn, heightAt(turn))))
    const wire = [...lower.map(lying).toReversed().slice(0, -1), ...coils, ...upper.map(lying).slice(1)]
    const coil = Math.floor(n) - 3
    return {
      views: [
        frontView(
          [
            seenWire(roundWire(wire, d)),
            centreLine([-L0 / 2 - d, 0], [L0 / 2 + d, 0]),
            width('L0', [-L0 / 2, 0], [L0 / 2, 0], 'below'),
            height('De', [-body / 2 + d, -De / 2], [-body / 2 + d, De / 2], 'left', { prefix: '⌀' }),
            note([heightAt(coil), De / 2], `Wire ⌀${d}`, { angle: 60, reach: 9, symbols: ['d'] }),
          ],
          { axes: ['y', 'x'], simplified: TURNED },
        ),
        sideView(
          [loopsFromEnd(lower.map(lying), first, upper.map(lying), radius, d), centreMark([0, 0], De)],
          {
            axes: ['z', 'x'],
            simplified: TURNED,
          },
        ),
      ],
      notes: ['Wound closely, with initial tension', 'Full loops over the middle'],
    }
  },
  volume: ({ d, n, radius, upper, lower }) =>
    cylinderVolume(d, n * Math.hypot(2 * Math.PI * radius, d) + lengthOf(upper) + lengthOf(lower)),
})

/** Which way a spring is wound. */
type Hand = 'right' | 'left'

const torsionSpring = torsionSpringOf('right')
const leftTorsionSpring = torsionSpringOf('left')

export default {
  'extension-spring': extensionSpring,
  'torsion-spring': torsionSpring,
  'torsion-spring-left': leftTorsionSpring,
}

/**
 * A torsion spring with straight tangential legs a quarter turn apart: seen along its axis, and from the side. The left-hand
 * one is the mirror image of the right-hand one.
 */
function torsionSpringOf(hand: Hand) {
  const handed = (shapes: readonly Shape[]) => (hand === 'left' ? mirror(shapes, 'x') : shapes)
  const side = hand === 'left' ? -1 : 1
  return defineFamily({
    terms: {
      d: ['Wire diameter', 'mm'],
      De: ['Outer diameter', 'mm'],
      R: ['Spring rate', 'N·mm/°'],
      n: ['Coils', ''],
      l1: ['Length of the legs', 'mm'],
      Mn: ['Highest torque', 'N·m'],
    },
    form: dimensions => {
      const { d, De, n, l1 } = dimensions
      const radius = (De - d) / 2
      const pitch = d * AIR
      const heightAt = (turn: number) => turn * pitch
      const end = n * 2 * Math.PI
      return {
        ...dimensions,
        hand,
        radius,
        heightAt,
        /** From the ends of the coil outwards, at right angles to the axis; of a right-hand spring. */
        firstLeg: legLine(onHelix(radius, 0, 0), [0, 0, 1], l1),
        lastLeg: legLine(onHelix(radius, n, heightAt(n)), [-Math.sin(end), 0, -Math.cos(end)], l1),
      }
    },
    draw: ({ d, De, n, l1, radius, heightAt, firstLeg, lastLeg }) => {
      const end = heightAt(n)
      const fromAbove = ([x, y, z]: Place): DeepPoint => [x, 0 - z, y]
      const fromTheSide = ([x, y, z]: Place): DeepPoint => [y, 0 - z, 0 - x]
      const begun = [...firstLeg.toReversed(), onHelix(radius, 0, 0)]
      const ended = [...oneCoil(radius, heightAt, n - ONE_COIL), ...lastLeg]
      const coils = turnsAlong(0, n).map(turn => onHelix(radius, turn, heightAt(turn)))
      // If the last leg runs towards the viewer of the coil's side, no more than its end is seen.
      const seenLeg = lastLeg.filter(([, , z]) => Math.abs(z - onHelix(radius, n, 0)[2]) > 0.01)
      const wire = [...begun.slice(0, -1), ...coils, ...seenLeg]
      const above = hand === 'left' ? 'below' : 'above'
      return {
        views: [
          frontView(
            [
              handed(seenWire(roundWire(begun.map(fromAbove), d), roundWire(ended.map(fromAbove), d))),
              centreMark([0, 0], De),
              width('l1', [-l1, (side * De) / 2], [0, (side * De) / 2], above),
              diameter('De', [0, 0], De, { angle: side * 215, reach: 14 }),
            ],
            { axes: ['x', 'z'] },
          ),
          sideView(
            [
              handed(seenWire(roundWire(wire.map(fromTheSide), d))),
              centreLine([-d / 2, 0], [end + d / 2, 0]),
              note([d / 2, side * (d - l1)], `Wire ⌀${d}`, { angle: side * 30, symbols: ['d'] }),
            ],
            { axes: ['y', 'z'] },
          ),
        ],
        notes: [`${hand === 'left' ? 'Left' : 'Right'}-hand, legs at 90°`],
      }
    },
    volume: ({ d, n, l1, radius }) =>
      cylinderVolume(d, n * Math.hypot(2 * Math.PI * radius, d * AIR) + 2 * l1),
  })
}

/** A point in the model's space, in mm: the axis is y. */
type Place = readonly [x: number, y: number, z: number]

function onHelix(radius: number, turn: number, y: number): Place {
  const angle = turn * 2 * Math.PI
  return [radius * Math.cos(angle), y, -radius * Math.sin(angle)]
}

/** A coil and a little more, so that from the end one sees the whole of it and not where it was cut off. */
function oneCoil(radius: number, heightAt: (turn: number) => number, from: number): Place[] {
  return Array.from({ length: ONE_COIL * COIL_STEPS + 1 }, (_, step) => {
    const turn = from + step / COIL_STEPS
    return onHelix(radius, turn, heightAt(turn))
  })
}

/** How long a line is, in mm. */
function lengthOf(line: readonly Place[]): number {
  return line.reduce((sum, [x, y, z], index) => {
    const [x0, y0, z0] = line[index - 1] ?? [x, y, z]
    return sum + Math.hypot(x - x0, y - y0, z - z0)
  }, 0)
}

/** A point turned about y, anticlockwise as seen from above; in radians. */
function turnAbout([x, y, z]: Place, angle: number): Place {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [x * cos + z * sin, y, z * cos - x * sin]
}

/** From the end of the last coil at angle 0 in and up, and round the loop, whose plane holds the axis an eighth turn on. */
function loopLine(radius: number, from: number, centre: number): Place[] {
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180
    return turnAbout([radius * Math.cos(angle), radius * Math.sin(angle) + centre, 0], LEAD)
  }
  const start: Place = [radius, from, 0]
  const entry = at(LOOP.from)
  const reach = radius * 0.4
  const angle = ((LOOP.from + 90) * Math.PI) / 180
  const [x, y, z] = turnAbout([-reach * Math.cos(angle), -reach * Math.sin(angle), 0], LEAD)
  const rise = bezier(
    [start, [radius, from, -reach], [entry[0] + x, entry[1] + y, entry[2] + z], entry],
    RISE,
  )
  const ring = Array.from({ length: LOOP.steps }, (_, step) =>
    at(LOOP.from + ((LOOP.to - LOOP.from) * (step + 1)) / LOOP.steps),
  )
  return [...rise, ...ring]
}

/** A cubic Bézier curve in so many steps. */
function bezier([a, b, c, d]: readonly [Place, Place, Place, Place], steps: number): Place[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps
    const u = 1 - t
    const blend = (axis: 0 | 1 | 2) =>
      u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis]
    return [blend(0), blend(1), blend(2)]
  })
}

/** A close wound spring from its left end: its first coil, and both loops, which stand on edge, with their rises. */
function loopsFromEnd(
  near: readonly DeepPoint[],
  coil: readonly DeepPoint[],
  far: readonly DeepPoint[],
  radius: number,
  d: number,
): Shape[] {
  const fromEnd = ([x, y, depth]: DeepPoint): DeepPoint => [depth, y, -x]
  const [rise, farRise] = [near, far].map(loop => loop.slice(0, RISE + 1).map(fromEnd))
  const onEdge = (loop: readonly DeepPoint[], thickness: number) => {
    const [x, y, depth] = fromEnd(loop[RISE] ?? [0, 0, 0])
    const out = radius / Math.hypot(x, y)
    return [-out, out].map(by => ({
      at: [by * x, by * y] as const,
      // Most of the loop stands farther out than its beginning.
      depth: depth * 1.1,
      outline: arcPoints([by * x, by * y], thickness / 2, 0, 360, 48),
    }))
  }
  return seenWire(
    roundWire([...(rise ?? []).toReversed(), ...coil.slice(1).map(fromEnd)], d),
    onEdge(near, d),
    roundWire(farRise ?? [], d),
    // A hair thinner, so that the near loop hides it if both lie in one plane.
    onEdge(far, d * 0.999),
  )
}

/** Straight on from a point, which is left out. */
function legLine([x, y, z]: Place, [dx, dy, dz]: Place, length: number): Place[] {
  const steps = 6
  return Array.from({ length: steps }, (_, step) => {
    const on = (length * (step + 1)) / steps
    return [x + dx * on, y + dy * on, z + dz * on]
  })
}
