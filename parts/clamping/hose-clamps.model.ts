import { extrude } from '../solids/extrude.ts'
import { hexPrism } from '../solids/hex.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { thread } from '../solids/thread.ts'
import { wrap } from '../solids/wrap.ts'
import families from './hose-clamps.ts'

const QUARTER = Math.PI / 2
const RADIAN = Math.PI / 180

/**
 * A worm-drive hose clamp as DIN 3017, opened to its largest hose. The hose's axis is z; the housing sits on top, the
 * screw's head towards -x, the slotted tail towards +x.
 */
const hoseClamp = defineModel(families['hose-clamp'], {
  build(form, surface) {
    const { level } = form
    const bands = [form.band, form.tail].map(band)
    const screw = worm(form).map(geometry => geometry.rotateZ(QUARTER).translate(0, level, 0))
    const shell = shellAndLip(form).map(geometry => geometry.rotateY(QUARTER).translate(0, level, 0))
    return [...bands, ...shell, ...screw].map(geometry => ({ geometry, surface }))
  },
  poses: { front: [-90, 205, 0], back: [90, 100, 0] },
})

export default { 'hose-clamp': hoseClamp }

type HoseClampForm = NonNullable<ReturnType<(typeof families)['hose-clamp']['formOf']>>

/** A length of band about z. */
function band({ inside, t, b, bevel, angle, turn, slots }: HoseClampForm['band']) {
  const holes = slots.map(outline => ({ outline }))
  return wrap({ diameter: inside, thickness: t, width: b, bevel, angle, holes })
    .rotateX(QUARTER)
    .rotateZ(turn * RADIAN)
}

/** The worm about y: its thread, its core, a collar, and a hexagon head. Its head is up. */
function worm({
  s,
  worm: { diameter, pitch, reach, core, collar, headFrom, headTo },
  housing,
}: HoseClampForm) {
  return [
    thread({ diameter, pitch, from: -reach, to: housing.length / 2 }),
    revolve(core),
    revolve(collar),
    hexPrism({ acrossFlats: s, from: headFrom, to: headTo, isTopChamfered: true }),
  ]
}

/** The housing, extruded along the worm. */
function shellAndLip({ housing: { outer, inner, length, edge, lip } }: HoseClampForm) {
  const shell = extrude(outer, { depth: length, bevel: edge, holes: [inner] })
  // The lip that keeps the worm from sliding out.
  const rim = extrude(outer, { depth: lip.depth, bevel: edge, holes: [inner] })
  return [shell, rim.scale(lip.scale, lip.scale, 1)]
}
