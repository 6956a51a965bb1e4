import { type BufferGeometry, Vector3 } from 'three'
import { type Point, roundCorners } from '../geometry/profile.ts'
import { circle, extrude } from '../solids/extrude.ts'
import { type Body, defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { roundSection, sweep } from '../solids/sweep.ts'
import { thread } from '../solids/thread.ts'
import { forgedMark, roundFace } from './forged-mark.model.ts'
import { inPlane } from './paths.model.ts'
import families from './shackles.ts'

type BowForm = NonNullable<ReturnType<(typeof families)['bow-shackle']['formOf']>>

const bowShackle = defineModel(families['bow-shackle'], {
  build(form, surface) {
    const { d, WLL, middle, round } = form
    // EN 13889 asks for the working load limit on the body.
    const mark = forgedMark({
      text: `WLL ${WLL}T`,
      height: d * 0.36,
      centre: [0, middle],
      radius: round,
      angle: 90,
      face: roundFace(d),
    })
    return [
      ...[bow(form), eye(form, -1), eye(form, 1), mark].map((geometry): Body => ({ geometry, surface })),
      ...pin(form).map((geometry): Body => ({ geometry, surface: 'orange-paint' })),
    ]
  },
  poses: { front: [0, 20, 0], back: [90, -75, 0] },
})

export default { 'bow-shackle': bowShackle }

/** From eye to eye, round in section and flat where it becomes an eye. */
function bow({ d, bow: line, flare }: BowForm): BufferGeometry {
  const path = inPlane(line)
  return sweep(path, roundSection(d, 32), {
    normal: new Vector3(1, 0, 0),
    scale: share => [1, flare(path[Math.round(share * (path.length - 1))]?.y ?? 0)],
  })
}

/** A disc about the pin as thick as the bow, with forged edges and a bore. */
function eye({ d, D, W, e, edge }: BowForm, side: 1 | -1): BufferGeometry {
  const bore = D / 2 + 0.4
  const section: readonly Point[] = [
    [bore, -d / 2],
    [e / 2, -d / 2],
    [e / 2, d / 2],
    [bore, d / 2],
  ]
  const ring = roundCorners(section, [0.8, edge, edge, 0.8], { isClosed: true })
  return revolve([...ring, ...ring.slice(0, 1)])
    .rotateZ(-Math.PI / 2)
    .translate((side * (W + d)) / 2, 0, 0)
}

function pin({ D, W, face, pin: form }: BowForm): BufferGeometry[] {
  const { pitch, end, chamfer, shaft, eyeAt, hole, head } = form
  const threadTo = -W / 2 + 1
  const lying = (geometry: BufferGeometry) => geometry.rotateZ(-Math.PI / 2)
  const body = revolve([
    [0, threadTo - pitch * 2],
    [D / 2 - 0.05, threadTo - pitch * 2],
    [D / 2 - 0.05, face + 0.1],
    ...shaft,
  ])
  const screw = thread({
    diameter: D,
    pitch,
    from: end,
    to: threadTo,
    chamferFrom: chamfer,
    runOut: pitch * 2,
  })
  const tip = revolve([
    [0, end],
    [D / 2 - chamfer, end],
  ])
  const turnedBy = extrude(head, {
    depth: D * 0.55,
    bevel: D * 0.09,
    holes: [circle([eyeAt + D * 0.06, 0], hole)],
  })
  return [lying(body), lying(screw), lying(tip), turnedBy]
}
