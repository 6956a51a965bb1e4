import type { BufferGeometry } from 'three'
import { circle, extrude } from '../../makers/extrude.ts'
import { arc, type Point, roundCorners } from '../../makers/profile.ts'
import { revolve } from '../../makers/revolve.ts'
import { roundSection, sweep } from '../../makers/sweep.ts'
import { minorDiameter, thread } from '../../makers/thread.ts'
import type { Body } from '../model.ts'
import { defineModel } from '../model.ts'
import { inPlane, smoothStep } from './paths.ts'

/** Of the pin, by its diameter: the collar and the eye that it is turned by, as forged shackles to EN 13889 have them. */
const PIN = { collar: 1.5, collarWidth: 0.26, eye: 1.5, eyeHole: 0.62, eyeWidth: 0.55 } as const
/** The thread of a shackle's pin is a coarse one: its pitch by the diameter. */
const PITCH = 1 / 9

/** A bow shackle, EN 13889: the pin lies along x at y = 0, the bow stands above it. */
export default defineModel('bow-shackle', {
  build(dimensions, surface) {
    const bodies = [bow(dimensions), eye(dimensions, -1), eye(dimensions, 1)]
    return [
      ...bodies.map((geometry): Body => ({ geometry, surface })),
      ...pin(dimensions).map((geometry): Body => ({ geometry, surface: 'orange-paint' })),
    ]
  },
  poses: { front: [0, 20, 0], back: [180, -28, 0] },
})

interface Sizes {
  readonly d: number
  readonly D: number
  readonly W: number
  readonly S: number
  readonly B: number
  readonly e: number
}

/** From eye to eye, round in section and flat where it becomes an eye. */
function bow({ d, W, S, B, e }: Sizes): BufferGeometry {
  const radius = (B + d) / 2
  const middle = S - B / 2
  const foot = (W + d) / 2
  // The leg leaves the eye upright and then leans out until it touches the circle of the bow.
  const from: Point = [foot, e * 0.42]
  const away = Math.hypot(from[0], from[1] - middle)
  const touch = Math.atan2(from[1] - middle, from[0]) + Math.acos(Math.min(1, radius / away))
  const crown = arc([0, middle], radius, (touch * 180) / Math.PI, 180 - (touch * 180) / Math.PI, 64)
  const mirrored = ([x, y]: Point): Point => [-x, y]
  const leg = roundCorners([[foot, 0], from, crown[0] ?? from], [0, e * 0.6, 0], { steps: 10 }).slice(0, -1)
  const half = densify(leg)
  const path = inPlane([...half, ...crown, ...half.map(mirrored).reverse()])
  const heights = path.map(({ y }) => y)
  return sweep(path, roundSection(d, 32), {
    normal: path[0]?.clone().set(1, 0, 0),
    scale: share => {
      const y = heights[Math.round(share * (path.length - 1))] ?? 0
      const flat = (e / d) * 0.93
      return [1, 1 + (flat - 1) * (1 - smoothStep(e * 0.1, e * 0.95, y))]
    },
  })
}

/** More points on straight pieces, so that the section may change along them. */
function densify(points: readonly Point[], step = 1.5): Point[] {
  return points.flatMap((point, index) => {
    const next = points[index + 1]
    if (!next) return [point]
    const count = Math.max(1, Math.ceil(Math.hypot(next[0] - point[0], next[1] - point[1]) / step))
    return Array.from({ length: count }, (_, part): Point => {
      const share = part / count
      return [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share]
    })
  })
}

/** A disc about the pin as thick as the bow, with forged edges and a bore. */
function eye({ d, D, W, e }: Sizes, side: 1 | -1): BufferGeometry {
  const bore = D / 2 + 0.4
  const disc = revolve(
    closeRing(
      roundCorners(
        [
          [bore, -d / 2],
          [e / 2, -d / 2],
          [e / 2, d / 2],
          [bore, d / 2],
        ],
        [0.8, d * 0.22, d * 0.22, 0.8],
        { isClosed: true },
      ),
    ),
  )
  return disc.rotateZ(-Math.PI / 2).translate((side * (W + d)) / 2, 0, 0)
}

function closeRing(points: readonly Point[]): Point[] {
  return [...points, ...points.slice(0, 1)]
}

/** Screwed through one eye into the other; its collar lies against the right eye, its own eye beyond. */
function pin({ d, D, W }: Sizes): BufferGeometry[] {
  const face = W / 2 + d
  const pitch = D * PITCH
  const threadFrom = -face - D * 0.12
  const threadTo = -W / 2 + 1
  const chamfer = (D - minorDiameter(D, pitch)) / 2 + 0.2
  const collarEnd = face + D * PIN.collarWidth
  const lying = (geometry: BufferGeometry) => geometry.rotateZ(-Math.PI / 2)
  const shaft = revolve([
    [0, threadTo - pitch * 2],
    [D / 2 - 0.05, threadTo - pitch * 2],
    [D / 2 - 0.05, face + 0.1],
    ...roundCorners(
      [
        [D * 0.5, face + 0.02],
        [(D * PIN.collar) / 2, face + 0.02],
        [(D * PIN.collar) / 2, collarEnd],
        [D * 0.36, collarEnd + D * 0.16],
        [D * 0.3, collarEnd + D * 0.5],
        [0, collarEnd + D * 0.5],
      ],
      [0, D * 0.06, D * 0.1, D * 0.2, 0, 0],
    ),
  ])
  const screw = thread({
    diameter: D,
    pitch,
    from: threadFrom,
    to: threadTo,
    chamferFrom: chamfer,
    runOut: pitch * 2,
  })
  const end = revolve([
    [0, threadFrom],
    [D / 2 - chamfer, threadFrom],
    [D / 2 - chamfer + 0.001, threadFrom + 0.01],
  ])
  const eyeRadius = (D * PIN.eye) / 2
  const eyeAt = collarEnd + eyeRadius + D * 0.02
  const outline = roundCorners(
    [[collarEnd - 0.5, -D * 0.42], ...arc([eyeAt, 0], eyeRadius, -115, 115, 40), [collarEnd - 0.5, D * 0.42]],
    [0, ...Array.from({ length: 41 }, (_, index) => (index === 0 || index === 40 ? D * 0.1 : 0)), 0],
    { isClosed: true },
  )
  const head = extrude(outline, {
    depth: D * PIN.eyeWidth,
    bevel: D * 0.09,
    holes: [circle([eyeAt + D * 0.06, 0], D * PIN.eyeHole)],
  })
  return [lying(shaft), lying(screw), lying(end), head]
}
