import type { BufferGeometry } from 'three'
import { minorDiameter } from '../geometry/iso-forms.ts'
import { arc } from '../geometry/profile.ts'
import { hexPrism } from '../solids/hex.ts'
import { threadSleeve } from '../solids/inner-thread.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { insertCollar, insertRing } from './nut-crowns.model.ts'
import { INSERT } from './nut-crowns.ts'
import families from './nuts.ts'

/** The axis is y. */
const plainNut = (family: 'hex-nut' | 'left-hex-nut' | 'stamped-nut') =>
  defineModel(families[family], {
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
      { geometry: insertCollar(crown, outer, lip, h), surface },
      { geometry: insertRing(minorDiameter(d, P) / 2 + P * 0.3, s * INSERT, m, h), surface: 'blue-plastic' },
    ]
  },
  poses: { front: [0, 16, 0], back: [90, -10, 0] },
})

/** The axis is y, the dome on top. */
const capNut = defineModel(families['cap-nut'], {
  build(form, surface) {
    const { m, dk, t, middle, core, floor, countersink } = form
    const [body, thread] = tappedHexagon(form, t)
    const bore = countersink / 2
    // Over the hexagon, with the end of the drilled hole inside.
    const dome = revolve([
      [bore, m - 0.5],
      [dk / 2, m - 0.5],
      ...arc([0, middle], dk / 2, 0, 90, 32).slice(0, -1),
      [0, middle + dk / 2],
      [0, floor],
      [core, t - 0.01],
      [bore, t - 0.01],
      [bore, m - 0.5],
    ])
    return [body, dome, thread].map(geometry => ({ geometry, surface }))
  },
  poses: { front: [0, 15, 0], back: [0, 0, 108] },
})

export default {
  'hex-nut': plainNut('hex-nut'),
  'left-hex-nut': plainNut('left-hex-nut'),
  'stamped-nut': plainNut('stamped-nut'),
  'nyloc-nut': nylocNut,
  'cap-nut': capNut,
}

interface TappedHexagon {
  readonly d: number
  readonly P: number
  readonly m: number
  readonly s: number
  readonly countersink: number
  readonly isChamfered?: boolean
  readonly isLeftHanded?: boolean
}

/** A nut's hexagon, chamfered on both sides where nothing else is said, and its thread from y = 0 up: through the hexagon, or deeper if so asked. */
function tappedHexagon(
  { d, P, m, s, countersink, isChamfered = true, isLeftHanded = false }: TappedHexagon,
  depth = m,
): [hexagon: BufferGeometry, thread: BufferGeometry] {
  const hexagon = hexPrism({
    acrossFlats: s,
    from: 0,
    to: m,
    isTopChamfered: isChamfered,
    isBottomChamfered: isChamfered,
    hole: countersink,
  })
  return [hexagon, threadSleeve({ diameter: d, pitch: P, from: 0, to: depth, countersink, isLeftHanded })]
}
