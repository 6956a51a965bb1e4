import type { BufferGeometry } from 'three'
import { minorDiameter } from '../geometry/iso-forms.ts'
import { arc, type Point, roundCorners } from '../geometry/profile.ts'
import { hexPrism } from '../solids/hex.ts'
import { innerThread } from '../solids/inner-thread.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import families from './nuts.ts'

/** The axis is y. */
const hexNut = defineModel(families['hex-nut'], {
  build: (form, surface) => tappedHexagon(form).map(geometry => ({ geometry, surface })),
  poses: { front: [0, 16, 0], back: [90, 40, 0] },
})

/** The axis is y, the ring on top. */
const nylocNut = defineModel(families['nyloc-nut'], {
  build(form, surface) {
    const { d, P, m, h, s, outer, lip, crown } = form
    const [body, thread] = tappedHexagon(form)
    return [
      { geometry: body, surface },
      { geometry: thread, surface },
      { geometry: collar(crown, outer, lip, h), surface },
      { geometry: ring(minorDiameter(d, P) / 2 + P * 0.3, s * 0.43, m, h), surface: 'blue-plastic' },
    ]
  },
  poses: { front: [0, 16, 0], back: [90, -10, 0] },
})

/** The axis is y, the dome on top. */
const capNut = defineModel(families['cap-nut'], {
  build(form, surface) {
    const { d, m, dk, t, middle, core, floor } = form
    const [body, thread] = tappedHexagon(form, t)
    const dome = revolve([[dk / 2, m - 0.5], ...arc([0, middle], dk / 2, 0, 90, 32)])
    const end = revolve([
      [d / 2, t - 0.01],
      [core + 0.02, t - 0.01],
      [0, floor],
    ])
    return [body, dome, thread, end].map(geometry => ({ geometry, surface }))
  },
  poses: { front: [0, 15, 0], back: [0, 0, 108] },
})

export default { 'hex-nut': hexNut, 'nyloc-nut': nylocNut, 'cap-nut': capNut }

interface TappedHexagon {
  readonly d: number
  readonly P: number
  readonly m: number
  readonly s: number
  readonly countersink: number
}

/** A nut's hexagon, chamfered on both sides, and its thread from y = 0 up: through the hexagon, or deeper if so asked. */
function tappedHexagon(
  { d, P, m, s, countersink }: TappedHexagon,
  depth = m,
): [hexagon: BufferGeometry, thread: BufferGeometry] {
  const hexagon = hexPrism({
    acrossFlats: s,
    from: 0,
    to: m,
    isTopChamfered: true,
    isBottomChamfered: true,
    hole: countersink,
  })
  return [hexagon, innerThread({ diameter: d, pitch: P, from: 0, to: depth, countersink })]
}

/** The collar that is crimped over the ring: its crown, then in and down. */
function collar(crown: readonly Point[], outer: number, lip: number, top: number): BufferGeometry {
  const wall = outer * 0.09
  const inside: readonly Point[] = [
    [outer, top],
    [lip, top],
    [lip, top - wall],
    [outer - 2 * wall, top - wall * 1.6],
  ]
  return revolve([
    ...crown.slice(0, -1),
    ...roundCorners(inside, [0, wall * 0.45, wall * 0.45, 0], { steps: 10 }).slice(1),
  ])
}

/** The nylon ring: its bore is narrower than the thread, so that the screw cuts its own way. */
function ring(bore: number, outer: number, from: number, top: number): BufferGeometry {
  const upper = top - outer * 0.06
  return revolve(
    roundCorners(
      [
        [outer, upper],
        [bore, upper],
        [bore, from + 0.01],
        [outer, from + 0.01],
      ],
      [0, 0.5, 0.3, 0],
    ),
  )
}
