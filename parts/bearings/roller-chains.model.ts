import { type BufferGeometry, Matrix4, Vector3 } from 'three'
import type { Point } from '../geometry/profile.ts'
import { merge } from '../solids/crease.ts'
import { circle, extrude } from '../solids/extrude.ts'
import { type Body, defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import families from './roller-chains.ts'

/** How much more each joint bends than the one before: the chain lies in a curl. In degrees. */
const FIRST_BEND = 5
const LAST_BEND = 27
/** Up to so many links lie in an open curl. */
const LOOSE = 24
/** How far the turns of a spiral lie apart, in heights of a plate. */
const TURN = 1.15

/** A length of roller chain, lying in a curl: its pins along y, in the middle of y = 0. */
const rollerChain = defineModel(families['roller-chain'], {
  build(form, surface) {
    const joints = layJoints(form)
    const inner = innerLink(form)
    const outer = pairOfPlates(form, form.outer, [])
    const roller = rollerWithBush(form)
    const pin = revolve(form.pin, 32)
    const plates: BufferGeometry[] = []
    const rounds: BufferGeometry[] = []
    for (const [index, joint] of joints.entries()) {
      const next = joints[index + 1]
      if (!next) continue
      const isInner = index % 2 === 0
      const place = placeAt(joint, next)
      plates.push((isInner ? inner : outer).clone().applyMatrix4(place))
      for (const end of [joint, next])
        rounds.push((isInner ? roller : pin).clone().translate(end.x, 0, end.z))
    }
    const bodies: Body[] = [
      { geometry: merge(plates), surface },
      { geometry: merge(rounds), surface: 'ground-steel' },
    ]
    return bodies
  },
  poses: { front: [0, -60, 0], back: [0, 100, 0] },
})

export default { 'roller-chain': rollerChain }

type Form = NonNullable<ReturnType<(typeof families)['roller-chain']['formOf']>>

/** The joints' places in the plane of x and z: up to 24 links in an open curl, more of them in a spiral. */
function layJoints({ p, n, h2 }: Form): Vector3[] {
  return n <= LOOSE ? layCurl(p, n) : laySpiral(p, n, h2 * TURN)
}

/** Links of one pitch, each turned against the one before. */
function layCurl(pitch: number, links: number): Vector3[] {
  const joints = [new Vector3()]
  let heading = 0
  for (let link = 0; link < links; link++) {
    const last = joints.at(-1) ?? new Vector3()
    joints.push(last.clone().add(new Vector3(Math.cos(heading) * pitch, 0, Math.sin(heading) * pitch)))
    heading += ((FIRST_BEND + ((LAST_BEND - FIRST_BEND) * link) / links) * Math.PI) / 180
  }
  return joints
}

/** Links of one pitch on a spiral whose turns lie so far apart. */
function laySpiral(pitch: number, links: number, apart: number): Vector3[] {
  const at = (angle: number) => {
    const radius = 2 * pitch + (apart * angle) / (2 * Math.PI)
    return new Vector3(radius * Math.cos(angle), 0, radius * Math.sin(angle))
  }
  const angles = [0]
  for (let link = 0; link < links; link++) {
    const last = angles.at(-1) ?? 0
    let [low, high] = [last, last + 1]
    for (let step = 0; step < 40; step++) {
      const middle = (low + high) / 2
      if (at(middle).distanceTo(at(last)) < pitch) low = middle
      else high = middle
    }
    angles.push((low + high) / 2)
  }
  return angles.map(at)
}

/** From a link along x, its middle at the origin, to the place between two joints. */
function placeAt(from: Vector3, to: Vector3): Matrix4 {
  const along = to.clone().sub(from).normalize()
  const up = new Vector3(0, 1, 0)
  return new Matrix4()
    .makeBasis(along, up, along.clone().cross(up))
    .setPosition(from.clone().add(to).divideScalar(2))
}

function pairOfPlates(
  { sheet }: Form,
  { outline, apart }: Form['inner'],
  holes: readonly Point[][],
): BufferGeometry {
  const plate = extrude(outline, { depth: sheet, bevel: 0.22, holes }).rotateX(-Math.PI / 2)
  return merge([1, -1].map(side => plate.clone().translate(0, (side * (apart + sheet)) / 2, 0)))
}

function innerLink(form: Form): BufferGeometry {
  const holes = [1, -1].map(side => circle([(side * form.p) / 2, 0], form.bush.outside - 0.4, 28))
  return pairOfPlates(form, form.inner, holes)
}

/** A roller on its bush, which reaches through the inner plates. */
function rollerWithBush({ b2, d1, roller, bush }: Form): BufferGeometry {
  return merge([tube(d1, bush.outside, roller, 0.3), tube(bush.outside, bush.inside, b2, 0.15)])
}

function tube(outside: number, inside: number, length: number, edge: number): BufferGeometry {
  const half = length / 2
  return revolve(
    [
      [inside / 2, half],
      [inside / 2, -half],
      [outside / 2 - edge, -half],
      [outside / 2, -half + edge],
      [outside / 2, half - edge],
      [outside / 2 - edge, half],
      [inside / 2, half],
    ],
    40,
  )
}
