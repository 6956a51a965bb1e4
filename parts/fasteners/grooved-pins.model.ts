import type { BufferGeometry } from 'three'
import type { Surface } from '../finishes.ts'
import type { Point } from '../geometry/profile.ts'
import { type Body, defineModel } from '../solids/model.ts'
import { type Ring, rings } from '../solids/rings.ts'
import families from './grooved-pins.ts'

/** Flats round a pin: three for each half of a groove. */
const COLUMNS = 144
/** Where the grooves lie round the axis, in degrees: one towards z. */
const AT = [30, 150, 270]

const poses = { front: [90, 84, 0], back: [60, 20, 75] } as const

/** The axis is y, one groove towards z. */
const taperGroovedPin = defineModel(families['taper-grooved-pin'], { build, poses })
const reverseGroovedPin = defineModel(families['reverse-grooved-pin'], { build, poses })
const centreGroovedPin = defineModel(families['centre-grooved-pin'], { build, poses })

export default {
  'taper-grooved-pin': taperGroovedPin,
  'reverse-grooved-pin': reverseGroovedPin,
  'centre-grooved-pin': centreGroovedPin,
}

interface Grooved {
  readonly d: number
  readonly profile: readonly Point[]
  readonly grooves: readonly { readonly y: number; readonly share: number }[]
  readonly depth: number
  readonly halfAngle: number
}

function build(form: Grooved, surface: Surface): Body[] {
  return [{ geometry: groovedRod(form), surface }]
}

function groovedRod({ d, profile, grooves, depth, halfAngle }: Grooved): BufferGeometry {
  const rising = grooves.toReversed()
  const [first = { y: 0, share: 0 }] = rising
  const last = rising.at(-1) ?? first
  /** How deep the grooves are at a height, as a share; none beyond their ends. */
  const shareAt = (y: number) => {
    if (y < first.y - 1e-9 || y > last.y + 1e-9) return 0
    const next = rising.findIndex(groove => groove.y >= y - 1e-9)
    const [below, above] = [rising[next - 1] ?? first, rising[next] ?? last]
    const span = above.y - below.y
    return span > 0 ? below.share + ((above.share - below.share) * (y - below.y)) / span : above.share
  }
  const ringAt = (y: number, widest: number, share: number): Ring => ({
    y,
    radius: angle => Math.min(widest, d / 2 - depth * share * grooveAt(angle, halfAngle)),
  })
  const [bottom, top] = [profile.slice(0, profile.length / 2), profile.slice(profile.length / 2)]
  const [from, to] = [bottom.at(-1)?.[1] ?? 0, top[0]?.[1] ?? 0]
  const between = rising.filter(({ y }) => y > from + 1e-6 && y < to - 1e-6)
  const dome = (points: readonly Point[]) => points.map(([radius, y]) => ringAt(y, radius, shareAt(y)))
  return rings(
    [
      ...dome(bottom),
      ...(first.share > 0 && first.y > from ? [ringAt(first.y, d / 2, 0)] : []),
      ...between.map(({ y, share }) => ringAt(y, d / 2, share)),
      ...dome(top),
    ],
    { columns: COLUMNS, smoothUpTo: 18 },
  )
}

/** How far into a groove an angle (radians) lies: 1 at its bottom, 0 beside it. */
function grooveAt(angle: number, halfAngle: number): number {
  const degrees = (angle * 180) / Math.PI
  const nearest = Math.min(...AT.map(at => Math.abs(((degrees - at + 540) % 360) - 180)))
  return Math.max(0, 1 - nearest / halfAngle)
}
