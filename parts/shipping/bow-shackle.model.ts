import { type BufferGeometry, Vector3 } from 'three'
import { minorDiameter } from '../geometry/iso-forms.ts'
import { arc, type Point, roundCorners } from '../geometry/profile.ts'
import { circle, extrude } from '../solids/extrude.ts'
import type { Body } from '../solids/model.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { roundSection, sweep } from '../solids/sweep.ts'
import { thread } from '../solids/thread.ts'
import { type BowSizes, bowFlare, bowLine, PIN } from './bow-form.ts'
import families from './bow-shackle.ts'
import { forgedMark, roundFace } from './forged-mark.model.ts'
import { inPlane } from './paths.model.ts'

/** The thread of a shackle's pin is a coarse one: its pitch by the diameter. */
const PITCH = 1 / 9

/** A bow shackle, EN 13889: the pin lies along x at y = 0, the bow stands above it. */
export default {
  'bow-shackle': defineModel(families['bow-shackle'], {
    build(dimensions, surface) {
      const { d, S, B, WLL } = dimensions
      // EN 13889 asks for the working load limit on the body.
      const mark = forgedMark({
        text: `WLL ${WLL}T`,
        height: d * 0.36,
        centre: [0, S - B / 2],
        radius: (B + d) / 2,
        angle: 90,
        face: roundFace(d),
      })
      const bodies = [bow(dimensions), eye(dimensions, -1), eye(dimensions, 1), mark]
      return [
        ...bodies.map((geometry): Body => ({ geometry, surface })),
        ...pin(dimensions).map((geometry): Body => ({ geometry, surface: 'orange-paint' })),
      ]
    },
    poses: { front: [0, 20, 0], back: [90, -75, 0] },
  }),
}

/** From eye to eye, round in section and flat where it becomes an eye. */
function bow(sizes: BowSizes): BufferGeometry {
  const path = inPlane(bowLine(sizes))
  return sweep(path, roundSection(sizes.d, 32), {
    normal: new Vector3(1, 0, 0),
    scale: share => [1, bowFlare(sizes, path[Math.round(share * (path.length - 1))]?.y ?? 0)],
  })
}

/** A disc about the pin as thick as the bow, with forged edges and a bore. */
function eye({ d, D, W, e }: BowSizes, side: 1 | -1): BufferGeometry {
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
function pin({ d, D, W }: BowSizes): BufferGeometry[] {
  const face = W / 2 + d
  const pitch = D * PITCH
  const threadFrom = -face - D * PIN.end
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
