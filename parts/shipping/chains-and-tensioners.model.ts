import { BoxGeometry, type BufferGeometry, Matrix4, Vector3 } from 'three'
import type { Surface } from '../finishes.ts'
import { arc, type Point, roundCorners } from '../geometry/profile.ts'
import { rectangle } from '../geometry/rectangle.ts'
import { aroundY } from '../solids/around.ts'
import { extrude, slot } from '../solids/extrude.ts'
import { hexPrism } from '../solids/hex.ts'
import { type Body, defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { roundSection, sweep } from '../solids/sweep.ts'
import families from './chains-and-tensioners.ts'
import { inPlane } from './paths.model.ts'
import { aroundBolt, roll, seam, stripes, webbing } from './webbing.model.ts'

/** How a length of chain lies: a coil that widens by so many link widths with each turn, its ends running out. */
const COIL = { innerPitches: 2.3, perTurn: 1.32 } as const

const lashingChain = defineModel(families['lashing-chain'], {
  build: coiled,
  poses: { front: [0, 0, 0], back: [0, 150, 0] },
})

const linkChain = defineModel(families['link-chain'], {
  build: coiled,
  poses: { front: [0, 0, 0], back: [0, 150, 0] },
})

interface ChainForm {
  readonly d: number
  readonly p: number
  readonly w: number
  readonly n: number
  readonly round: number
  readonly reach: number
}

/** A length of welded round-link chain, laid in a coil on the table (y = 0), link by link at 45 degrees to it. */
function coiled({ d, p, w, n, round, reach }: ChainForm, surface: Surface): Body[] {
  const centres = coil(n, p, w * COIL.perTurn)
  const height = round * Math.SQRT1_2 + d / 2
  return centres.map((centre, index): Body => {
    const before = centres[index - 1] ?? centre
    const after = centres[index + 1] ?? centre
    const along = after.clone().sub(before).normalize()
    const lean = index % 2 === 0 ? 1 : -1
    const level = new Vector3(0, 1, 0).cross(along)
    const across = level.addScaledVector(new Vector3(0, 1, 0), lean).normalize()
    const turn = new Matrix4().makeBasis(across, along, across.clone().cross(along))
    const geometry = link(d, round, reach, n > MANY ? 14 : 20)
      .applyMatrix4(turn)
      .translate(centre.x, height, centre.z)
    return { geometry, surface }
  })
}

/** Of chains with more links than these, each is made of fewer pieces, as they have to be sent. */
const MANY = 33

/** One link in the xy-plane, long along y: inside as long as the pitch, EN 818-1. One side shows the weld. */
function link(diameter: number, radius: number, reach: number, around: number): BufferGeometry {
  const half = arc([0, reach], radius, 0, 180, 18)
  const weld = [0.3, 0.15, 0, -0.15, -0.3].map((share): Point => [-radius, share * diameter])
  const other = arc([0, -reach], radius, 180, 360, 18)
  const path = inPlane([...half, ...weld, ...other])
  return sweep(path, roundSection(diameter, around), {
    isClosed: true,
    normal: new Vector3(1, 0, 0),
    scale: share => [1, weldAt(path, Math.round(share * (path.length - 1)), diameter)],
  })
}

/** Butt-welded links are a little thicker at the weld, EN 818-1: at most 5 % here, across the link only. */
function weldAt(path: readonly Vector3[], row: number, diameter: number): number {
  const point = path[row % path.length]
  return point && point.x < 0 && Math.abs(point.y) < diameter * 0.2 ? 1.05 : 1
}

/** The middles of links that lie a pitch apart on a spiral. */
function coil(count: number, pitch: number, perTurn: number): Vector3[] {
  const inner = pitch * COIL.innerPitches
  const at = (angle: number) => {
    const radius = inner + (perTurn * angle) / (2 * Math.PI)
    return aroundY(radius, angle, 0)
  }
  const centres = [at(0)]
  let angle = 0
  while (centres.length < count) {
    const last = centres.at(-1) ?? at(0)
    let low = angle
    let high = angle + 1
    while (high - low > 1e-6) {
      const middle = (low + high) / 2
      if (at(middle).distanceTo(last) < pitch) low = middle
      else high = middle
    }
    angle = high
    centres.push(at(angle))
  }
  return centres
}

const TEETH = 14

/** A ratchet tensioner, EN 12195-2, its handle half open: the strap runs along x on the table (y = 0). */
const ratchetTensioner = defineModel(families['ratchet-tensioner'], {
  build(form, surface) {
    const body =
      (look: Surface) =>
      (geometry: BufferGeometry): Body => ({ geometry, surface: look })
    return [
      ...frame(form).map(body(surface)),
      ...wheels(form).map(body('steel')),
      ...drum(form).map(body('steel')),
      ...bolt(form).map(body('zinc')),
      ...onHandle(form, handle(form)).map(body(surface)),
      ...onHandle(form, [grip(form)]).map(body('black-plastic')),
      ...strap(form),
    ]
  },
  poses: { front: [0, 0, 0], back: [0, 148, 0] },
})

export default {
  'lashing-chain': lashingChain,
  'link-chain': linkChain,
  'ratchet-tensioner': ratchetTensioner,
}

type TensionerForm = NonNullable<ReturnType<(typeof families)['ratchet-tensioner']['formOf']>>

const at = (geometry: BufferGeometry, x: number, y: number, z = 0) => geometry.translate(x, y, z)
const sides = [-1, 1] as const

/** Two cheeks joined by a floor, with the stop that keeps the drum from running back. */
function frame({ inner, cheek, plate }: TensionerForm): BufferGeometry[] {
  const cheeks = sides.map(side =>
    at(extrude(cheek, { depth: plate, bevel: 0.5 }), 0, 0, side * (inner + plate / 2)),
  )
  const floor = extrude(roundCorners(rectangle(44, inner * 2 + 3), 1, { isClosed: true }), {
    depth: plate,
    bevel: 0.5,
    holes: [slot([0, 0], 26, 8)],
  }).rotateX(Math.PI / 2)
  return [...cheeks, at(floor, -52, 9), at(slide(22, inner + 9), -27, 24)]
}

/** A flat bolt across the plates whose ears stand out on both sides. */
function slide(length: number, reach: number): BufferGeometry {
  const ears = roundCorners(rectangle(length, reach * 2), 3, { isClosed: true })
  return extrude(ears, { depth: 3.5, bevel: 0.6 }).rotateX(Math.PI / 2)
}

/** Saw teeth that let the drum turn one way. */
function wheels({ inner, plate, wheel, drumAt }: TensionerForm): BufferGeometry[] {
  const outline = Array.from({ length: TEETH }, (_, tooth): Point[] => {
    const angle = (share: number) => ((tooth + share) / TEETH) * 2 * Math.PI
    const point = (radius: number, share: number): Point => [
      radius * Math.cos(angle(share)),
      radius * Math.sin(angle(share)),
    ]
    return [point(18.5, 0), point(22.5, 0.05), point(22.5, 0.25), point(19.4, 0.8)]
  }).flat()
  return sides.map(side =>
    at(extrude(outline, { depth: wheel, bevel: 0.4 }), 0, drumAt.y, side * (inner + plate + 0.5 + wheel / 2)),
  )
}

/** Two half-round bars with a slot for the strap between them, held by pins at the ends. */
function drum({ inner, plate, wheel, drumAt }: TensionerForm): BufferGeometry[] {
  const reach = inner + plate * 2 + wheel + 4.5
  const half = roundCorners([...arc([0, 1.7], drumAt.core - 1.7, 0, 180, 24)], 0)
  const upper = extrude(half, { depth: reach * 2, bevel: 0.5 })
  const lower = upper.clone().rotateZ(Math.PI)
  const turned = [upper, lower].map(geometry => at(geometry.rotateZ(0.6), 0, drumAt.y))
  const washers = sides.map(side =>
    at(ringWasher(7.6, 13, 1.6).rotateX(Math.PI / 2), 0, drumAt.y, side * (reach - 2.6)),
  )
  return [...turned, ...washers]
}

function ringWasher(inner: number, outer: number, width: number): BufferGeometry {
  return revolve([
    [inner, 0],
    [outer - 0.3, 0],
    [outer, 0.3],
    [outer, width - 0.3],
    [outer - 0.3, width],
    [inner, width],
    [inner, 0],
  ])
}

/** The bolt that the fixed end of the strap is sewn around: a hexagon head and a nut. */
function bolt({ inner, plate, boltAt }: TensionerForm): BufferGeometry[] {
  const reach = inner + plate
  const head = hexPrism({ acrossFlats: 19, from: reach, to: reach + 7.5, isTopChamfered: true })
  const nut = hexPrism({ acrossFlats: 19, from: reach, to: reach + 9, isTopChamfered: true }).rotateX(Math.PI)
  const shank = revolve(
    roundCorners(
      [
        [0, -reach - 13],
        [boltAt.radius, -reach - 13],
        [boltAt.radius, reach],
      ],
      [0, 1, 0],
    ),
  )
  return [head, nut, shank].map(geometry => at(geometry.rotateX(Math.PI / 2), boltAt.x, boltAt.y))
}

/** From the drum outwards along x: two arms, a back that joins them, and the catch that drives the wheels. */
function handle({ inner, plate, wheel, L: length }: TensionerForm): BufferGeometry[] {
  const place = inner + plate * 1.5 + wheel + 1
  const arm = roundCorners(
    [
      ...arc([0, 0], 15, 70, 290, 24),
      [40, -14],
      [length * 0.55, -11],
      [length - 8, -11],
      [length - 8, 11],
      [length * 0.55, 11],
      [40, 14],
    ],
    [...Array.from({ length: 25 }, () => 0), 25, 40, 3, 3, 40, 25],
    { isClosed: true },
  )
  const arms = sides.map(side => at(extrude(arm, { depth: plate, bevel: 0.5 }), 0, 0, side * place))
  const wide = place * 2 + plate - 0.4
  const back = extrude(roundCorners(rectangle(length * 0.4, wide), 2, { isClosed: true }), {
    depth: plate,
    bevel: 0.5,
    holes: [slot([4, 0], length * 0.24, 26)],
  }).rotateX(Math.PI / 2)
  const pull = extrude(
    roundCorners(
      [
        [-26, -20],
        [12, -20],
        [22, -13],
        [22, 13],
        [12, 20],
        [-26, 20],
      ],
      3,
      { isClosed: true },
    ),
    { depth: 2.5, bevel: 0.5, holes: [slot([6, 0], 12, 24)] },
  ).rotateX(Math.PI / 2)
  return [...arms, at(back, length * 0.42, 9.2), at(slide(14, place + 7), 33, -1), at(pull, 62, -1.2)]
}

/** A plastic cover over the end of the handle, with hollows for the fingers. */
function grip({ reach, L: length }: TensionerForm): BufferGeometry {
  const from = length * 0.6
  const fingers = 3
  const hollow = (length - from - 12) / fingers
  const lower = Array.from({ length: fingers * 8 + 1 }, (_, index): Point => {
    const share = index / 8
    return [from + 4 + share * hollow, -13.5 + 1.1 * (1 - Math.cos(share * 2 * Math.PI))]
  })
  const outline = roundCorners(
    [...lower, [length, -11], [length, 10], [length - 14, 13.5], [from + 6, 13], [from, 9], [from, -10]],
    [...lower.map(() => 0), 8, 8, 16, 6, 3, 3],
    { isClosed: true },
  )
  return extrude(outline, { depth: reach * 2 + 7, bevel: 3.5 })
}

function onHandle({ drumAt, opened }: TensionerForm, parts: readonly BufferGeometry[]): BufferGeometry[] {
  return parts.map(part => at(part.rotateZ((opened * Math.PI) / 180), 0, drumAt.y))
}

/** The strap: sewn around the bolt, laid back to a roll; its free end wound on the drum and hanging out in front. */
function strap({ b: width, t: thickness, drumAt, boltAt }: TensionerForm): Body[] {
  const level = thickness / 2 + 0.1
  const second = level + thickness
  const loop = boltAt.radius + thickness / 2
  const sewnTo = boltAt.x - 92
  const rolled = 40
  const rollAt: Point = [sewnTo - 62, level + rolled]
  const fixed: Point[] = [
    [sewnTo, second],
    [boltAt.x - 26, second],
    ...aroundBolt([boltAt.x, boltAt.y], loop, 118, -90),
    [boltAt.x - 22, level],
    ...roll(rollAt, rolled, thickness * 1.06, 7),
  ]
  const wound = 1.75
  const free: Point[] = [
    ...Array.from({ length: Math.round(wound * 40) + 1 }, (_, index): Point => {
      const turn = index / 40
      const radius = drumAt.core + thickness * (0.55 + turn)
      const angle = -Math.PI / 2 + (turn - wound) * 2 * Math.PI
      return [radius * Math.cos(angle), drumAt.y + radius * Math.sin(angle)]
    }),
    ...arc([30, level + 24], 24, -110, -90, 6),
    [96, level],
  ]
  const bands = [fixed, free].map(path => ({ path, width, thickness }))
  const stitches = seam(
    [sewnTo + 5, second + thickness / 2],
    58,
    [-0.36, -0.18, 0, 0.18, 0.36].map(share => share * width),
  )
  return [
    ...bands.map((band): Body => ({ geometry: webbing(band), surface: 'orange-webbing' })),
    ...bands.map(
      (band): Body => ({
        geometry: stripes(band, [-width * 0.28, width * 0.28], 1.6),
        surface: 'black-plastic',
      }),
    ),
    { geometry: stitches, surface: 'white-plastic' },
    { geometry: label(sewnTo, second + thickness / 2, width), surface: 'blue-paint' },
  ]
}

/** EN 12195-2: the label of a polyester strap is blue; it is sewn in at the end of the seam. */
function label(x: number, y: number, width: number): BufferGeometry {
  return new BoxGeometry(1.2, 1, width * 0.7).translate(x - 0.8, y - 0.9, 0)
}
