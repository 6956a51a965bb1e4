import { CubicBezierCurve3, Vector3 } from 'three'
import { defineModel } from '../solids/model.ts'
import { helix, roundSection, sweep } from '../solids/sweep.ts'
import families from './extension-spring.ts'

/** Where on its circle a loop begins and ends, in degrees; 90 is the top. */
const LOOP_FROM = -38
const LOOP_TO = 262
const LOOP_STEPS = 60
/** How far the wire turns on while it leaves the coil, in radians. */
const LEAD = Math.PI / 4
const AXIS = new Vector3(0, 1, 0)

/** An extension spring with full German loops over its middle, closely wound. The axis is y. */
export default {
  'extension-spring': defineModel(families['extension-spring'], {
    build({ d, De, L0, n }, surface) {
      const radius = (De - d) / 2
      // Wound under initial tension: the coils touch.
      const body = n * d
      const coils = helix(
        () => radius,
        n,
        turn => -body / 2 + turn * d,
        44,
      )
      const upper = loop(radius, body / 2, L0 / 2 + d / 2 - radius)
      const turned = upper.map(point => point.clone().applyAxisAngle(AXIS, n * 2 * Math.PI))
      // The lower end is the upper one turned over, as it meets the wire's beginning.
      const lower = upper.map(point => new Vector3(point.x, -point.y, -point.z)).toReversed()
      const path = [...lower.slice(0, -1), ...coils, ...turned.slice(1)]
      return [{ geometry: sweep(path, roundSection(d, 22)), surface }]
    },
    poses: { front: [90, 74, 0], back: [90, 10, 0] },
  }),
}

/** From the end of the last coil at angle 0 in and up, and round the loop, whose plane holds the axis an eighth turn on. */
function loop(radius: number, from: number, centre: number): Vector3[] {
  const round = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180
    return new Vector3(Math.cos(angle), Math.sin(angle), 0)
  }
  const turn = (point: Vector3) => point.applyAxisAngle(AXIS, LEAD)
  const at = (degrees: number) => turn(round(degrees).multiplyScalar(radius)).add(new Vector3(0, centre, 0))
  const start = new Vector3(radius, from, 0)
  const entry = at(LOOP_FROM)
  const reach = radius * 0.4
  const rise = new CubicBezierCurve3(
    start,
    start.clone().add(new Vector3(0, 0, -reach)),
    entry.clone().addScaledVector(turn(round(LOOP_FROM + 90)), -reach),
    entry,
  ).getPoints(16)
  const ring = Array.from({ length: LOOP_STEPS }, (_, step) =>
    at(LOOP_FROM + ((LOOP_TO - LOOP_FROM) * (step + 1)) / LOOP_STEPS),
  )
  return [...rise, ...ring]
}
