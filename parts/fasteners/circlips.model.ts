import type { Surface } from '../finishes.ts'
import type { Point } from '../geometry/profile.ts'
import { circle, extrude } from '../solids/extrude.ts'
import { type Body, defineModel } from '../solids/model.ts'
import families from './circlips.ts'

/** The edges that punching and tumbling leave, as a share of the thickness. */
const EDGE = 0.08

const poses = { front: [-20, 25, 0], back: [60, 180, 15] } as const

/** Its face is towards z, its lugs below. */
const shaftCirclip = defineModel(families['shaft-circlip'], { build: punched, poses })

/** Its face is towards z, its lugs below. */
const boreCirclip = defineModel(families['bore-circlip'], { build: punched, poses })

/** Its face is towards z, its opening below. */
const eClip = defineModel(families['e-clip'], { build: punched, poses })

export default { 'shaft-circlip': shaftCirclip, 'bore-circlip': boreCirclip, 'e-clip': eClip }

interface Face {
  readonly s: number
  readonly d5: number
  readonly face: readonly Point[]
  readonly holes: readonly Point[]
}

function punched({ s, d5, face, holes }: Face, surface: Surface): Body[] {
  const geometry = extrude(face, { depth: s, bevel: s * EDGE, holes: holes.map(at => circle(at, d5)) })
  return [{ geometry, surface }]
}
