import type { BufferGeometry } from 'three'
import { chamferCorners, type Point } from '../geometry/profile.ts'
import { merge } from '../solids/crease.ts'
import { circle, extrude, slot } from '../solids/extrude.ts'
import { hexPrism } from '../solids/hex.ts'
import { type Body, defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { setScrew } from '../solids/set-screw.ts'
import families from './pillow-blocks.ts'

/** Set screws sit 120 degrees apart in the long end of the inner ring. */
const SCREWS_AT = [-60, 60]

/** A plummer block with its insert bearing: the shaft along z, the foot on y = 0. */
const pillowBlock = defineModel(families['pillow-block'], {
  build(block, surface) {
    const { g, e, s1, h, body, bodyWidth, foot: outline, slotLength, ring: insertRing } = block
    const foot = extrude(outline, { depth: g, bevel: 1.2, holes: [slot([e / 2, 0], slotLength, s1)] })
      .rotateX(-Math.PI / 2)
      .translate(0, g / 2, 0)
    const housing = extrude(body, {
      depth: bodyWidth,
      bevel: 1.6,
      holes: [circle([0, h], insertRing.outer - 0.6, 96)],
    })
    const bodies: Body[] = [
      { geometry: foot, surface },
      { geometry: foot.clone().rotateY(Math.PI), surface },
      { geometry: housing, surface },
      ...insert(block),
      { geometry: greaseNipple(block), surface: 'brass' },
    ]
    return bodies
  },
  poses: { front: [0, 6, 0], back: [0, 226, 0] },
})

export default { 'pillow-block': pillowBlock }

type Form = NonNullable<ReturnType<(typeof families)['pillow-block']['formOf']>>

/** The insert bearing: spherical outer ring, flingers, and the inner ring with its set screws. */
function insert({ d, B, n, h, ring: { outer: outside, race: track, inner: bush, half } }: Form): Body[] {
  const onShaft = (geometry: BufferGeometry) =>
    geometry
      .clone()
      .rotateX(Math.PI / 2)
      .translate(0, h, 0)
  const [outer, race, inner] = [outside / 2, track / 2, bush / 2]
  const outerRing = ring([
    [race, half],
    [race, -half],
    [outer, -half],
    [outer, half],
  ])
  const innerRing = ring([
    [d / 2, B - n],
    [d / 2, -n],
    [inner, -n],
    [inner, B - n],
  ])
  const flinger = revolve([
    [race + 0.3, half - 2],
    [race + 0.3, half - 1],
    [race - 0.6, half - 0.5],
    [inner + 1.2, half - 0.1],
    [inner + 0.6, half + 0.4],
    [inner - 0.2, half + 0.4],
    [inner - 0.2, half - 0.1],
    [race + 0.3, half - 2],
  ])
  const screws = SCREWS_AT.map(turn =>
    setScrew(6, Math.sqrt(inner ** 2 - 9) + 0.05)
      .rotateX(-Math.PI / 2)
      .translate(0, 0, B - n - 5)
      .rotateZ((turn * Math.PI) / 180)
      .translate(0, h, 0),
  )
  return [
    { geometry: onShaft(outerRing), surface: 'ground-steel' },
    { geometry: onShaft(innerRing), surface: 'ground-steel' },
    { geometry: onShaft(flinger), surface: 'steel' },
    { geometry: onShaft(flinger).rotateY(Math.PI), surface: 'steel' },
    ...screws.map((geometry): Body => ({ geometry, surface: 'black-oxide' })),
  ]
}

/** A ring with broken edges. */
function ring(points: readonly Point[]): BufferGeometry {
  const closed = chamferCorners(points, 0.6, { isClosed: true })
  const [first] = closed
  return revolve(first ? [...closed, first] : closed)
}

/** A grease nipple on the shoulder of the housing, at 45 degrees. */
function greaseNipple({ h, nipple: { foot, acrossFlats, from, to, head } }: Form): BufferGeometry {
  const hexagon = hexPrism({ acrossFlats, from, to, isTopChamfered: true })
  return merge([hexagon, revolve(head)])
    .translate(0, foot, 0)
    .rotateZ(-Math.PI / 4)
    .translate(0, h, 0)
}
