import { type BufferGeometry, Matrix4, Vector3 } from 'three'
import type { Point } from '../geometry/profile.ts'
import { merge } from '../solids/crease.ts'
import { circle, extrude } from '../solids/extrude.ts'
import type { Body } from '../solids/model.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { BUSH, type Chain, OUTER_HEIGHT, PLAY, plateOutline, sheetOf } from './chain-form.ts'
import families from './roller-chain.ts'

/** How much more each joint bends than the one before: the chain lies in a curl. In degrees. */
const FIRST_BEND = 5
const LAST_BEND = 27

/** A length of roller chain, lying in a curl: its pins along y, in the middle of y = 0. */
export default {
  'roller-chain': defineModel(families['roller-chain'], {
    build(dims, surface) {
      const { p, n, b4, d2 } = dims
      const joints = layJoints(p, n)
      const inner = innerLink(dims)
      const outer = outerLink(dims)
      const roller = rollerWithBush(dims)
      const pin = pinOf(d2, b4)
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
  }),
}

/** The joints' places in the plane of x and z: links of one pitch, each turned against the one before. */
function layJoints(pitch: number, links: number): Vector3[] {
  const joints = [new Vector3()]
  let heading = 0
  for (let link = 0; link < links; link++) {
    const last = joints.at(-1) ?? new Vector3()
    joints.push(last.clone().add(new Vector3(Math.cos(heading) * pitch, 0, Math.sin(heading) * pitch)))
    heading += ((FIRST_BEND + ((LAST_BEND - FIRST_BEND) * link) / links) * Math.PI) / 180
  }
  return joints
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
  outline: Point[],
  inside: number,
  sheet: number,
  holes: readonly Point[][],
): BufferGeometry {
  const plate = extrude(outline, { depth: sheet, bevel: 0.22, holes }).rotateX(-Math.PI / 2)
  return merge([1, -1].map(side => plate.clone().translate(0, (side * (inside + sheet)) / 2, 0)))
}

function innerLink(chain: Chain): BufferGeometry {
  const holes = [1, -1].map(side => circle([(side * chain.p) / 2, 0], chain.d2 * BUSH - 0.4, 28))
  return pairOfPlates(plateOutline(chain.p, chain.h2), chain.b1, sheetOf(chain), holes)
}

function outerLink(chain: Chain): BufferGeometry {
  return pairOfPlates(plateOutline(chain.p, chain.h2 * OUTER_HEIGHT), chain.b2 + PLAY, sheetOf(chain), [])
}

/** A roller on its bush, which reaches through the inner plates. */
function rollerWithBush({ b1, b2, d1, d2 }: Chain): BufferGeometry {
  return merge([tube(d1, d2 * BUSH, b1 - 0.2, 0.3), tube(d2 * BUSH, d2 + 0.15, b2, 0.15)])
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

/** A pin with riveted ends. */
function pinOf(diameter: number, length: number): BufferGeometry {
  const half = length / 2
  const radius = diameter / 2
  return revolve(
    [
      [0, -half],
      [radius * 0.72, -half],
      [radius * 0.98, -half + 0.35],
      [radius, -half + 0.6],
      [radius, half - 0.6],
      [radius * 0.98, half - 0.35],
      [radius * 0.72, half],
      [0, half],
    ],
    32,
  )
}
