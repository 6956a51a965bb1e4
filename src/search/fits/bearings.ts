import { exactly, type Fit, wish } from './fit.ts'
import { reamerFit } from './holes.ts'
import { measureOf, type PartFacts } from './part.ts'
import type { Kind } from './shapes.ts'

/** ISO 13012: ground shafts of tolerance h6. */
const SHAFTS = [{ standard: 'ISO 13012', model: 'precision-shaft' }]
const BALL_BEARINGS = ['ball-bearing', 'shielded-ball-bearing', 'sealed-ball-bearing'].map(model => ({
  standard: 'DIN 625-1',
  model,
}))

/** What a bearing sits on and in, and the circlips that hold it. */
export function fitsOfBearing(part: PartFacts, { of }: Kind): Fit[] {
  const bore = measureOf(part, 'd')
  const outside = measureOf(part, 'D')
  if (bore === undefined || outside === undefined) return []
  const sizes = [sizeOnly('Shaft', `${bore} mm`), sizeOnly('Housing', `${outside} mm bore`)]
  // A circlip takes the axial load of a ball bearing; thrust, angular contact and roller bearings want a shoulder or a nut.
  if (of !== 'ball bearing') return sizes
  return [...sizes, circlipForShaft(bore), circlipForBore(outside)]
}

/** SKF, shaft tolerances of Y-bearing units with grub screws: h7, so that a shaft of h6 will do. */
export function fitsOfBearingUnit(part: PartFacts): Fit[] {
  const bore = measureOf(part, 'd')
  return bore === undefined ? [] : [shaft(bore, `${bore} mm h7, or h6 as ISO 13012 has it`)]
}

/** ISO 3547-1 and ISO 2795: bushes are pressed into a bore of tolerance H7. */
export function fitsOfBush(part: PartFacts): Fit[] {
  const bore = measureOf(part, 'd')
  const outside = measureOf(part, 'D')
  if (bore === undefined || outside === undefined) return []
  return [
    shaft(bore, `${bore} mm`),
    sizeOnly('Housing', `${outside} mm bore, H7 (${part.standard ?? 'ISO 3547-1'})`),
    reamerFit(outside),
  ]
}

/** What is put on a shaft. */
export function fitsOfShaft(part: PartFacts): Fit[] {
  const d = measureOf(part, 'd')
  if (d === undefined) return []
  const collars = wish([{ standard: 'DIN 705', model: 'shaft-collar' }], [exactly('d', d)])
  const units = wish([{ standard: 'ISO 3228', model: 'pillow-block' }], [exactly('d', d)])
  const bushes = ['ISO 3547-1', 'ISO 2795'].map(standard => ({ standard, model: 'plain-bush' }))
  return [
    ballBearing(`bore ${d} mm, DIN 625-1`, 'd', d),
    { role: 'Bearing unit', why: `for a shaft of ${d} mm, ISO 3228`, wanted: units },
    { role: 'Bush', why: `bore ${d} mm, ISO 3547-1`, wanted: wish(bushes, [exactly('d', d)]) },
    circlipForShaft(d),
    { role: 'Shaft collar', why: `${d} mm, DIN 705`, wanted: collars },
  ]
}

/** DIN 3760: the shaft of tolerance h11, the bore of H8. */
export function fitsOfShaftSeal(part: PartFacts): Fit[] {
  const d = measureOf(part, 'd1')
  const outside = measureOf(part, 'd2')
  if (d === undefined || outside === undefined) return []
  return [
    sizeOnly('Shaft', `${d} mm h11 (DIN 3760)`),
    sizeOnly('Housing', `${outside} mm bore, H8 (DIN 3760)`),
    ballBearing(`on the same shaft of ${d} mm, DIN 625-1`, 'd', d),
  ]
}

/** DIN 471: the shaft with its groove, and the bearing that the ring holds. */
export function fitsOfShaftCirclip(part: PartFacts): Fit[] {
  const d = measureOf(part, 'd1')
  if (d === undefined) return []
  return [sizeOnly('Shaft', `${d} mm${grooveOf(part)}`), ballBearing(`bore ${d} mm, DIN 625-1`, 'd', d)]
}

/** DIN 472: the bore with its groove, and the bearing that the ring holds. */
export function fitsOfBoreCirclip(part: PartFacts): Fit[] {
  const d = measureOf(part, 'd1')
  if (d === undefined) return []
  return [
    sizeOnly('Housing', `${d} mm bore${grooveOf(part)}`),
    ballBearing(`outside ${d} mm, DIN 625-1`, 'D', d),
  ]
}

/** DIN 705: adjusting rings. */
export function fitsOfCollar(part: PartFacts): Fit[] {
  const d = measureOf(part, 'd')
  return d === undefined ? [] : [shaft(d, `${d} mm`)]
}

/** DIN 6885-1: the shafts that a key is for, the depths of the keyways in shaft and hub, and the slot drill (DIN 327). */
export function fitsOfParallelKey(part: PartFacts): Fit[] {
  const [width, from, to, inShaft, inHub] = ['b', 'dmin', 'dmax', 't1', 't2'].map(symbol =>
    measureOf(part, symbol),
  )
  if (width === undefined || from === undefined || to === undefined) return []
  const slotDrills = wish([{ standard: 'DIN 327', model: 'end-mill' }], [exactly('d1', width)])
  return [
    sizeOnly('Shaft', `over ${from} to ${to} mm, DIN 6885-1`),
    sizeOnly('Keyway', `${width} mm wide, ${inShaft} mm deep in the shaft, ${inHub} mm in the hub`),
    { role: 'Slot drill', why: `${width} mm, DIN 327`, wanted: slotDrills },
  ]
}

function grooveOf(part: PartFacts): string {
  const groove = measureOf(part, 'd2')
  return groove === undefined ? '' : `, groove ${groove} mm`
}

const sizeOnly = (role: string, why: string): Fit => ({ role, why, wanted: null })

function shaft(d: number, why: string): Fit {
  return { role: 'Shaft', why, wanted: wish(SHAFTS, [exactly('d', d)]) }
}

function ballBearing(why: string, symbol: 'd' | 'D', value: number): Fit {
  return { role: 'Ball bearing', why, wanted: wish(BALL_BEARINGS, [exactly(symbol, value)]) }
}

function circlipForShaft(d: number): Fit {
  const of = [{ standard: 'DIN 471', model: 'shaft-circlip' }]
  return { role: 'Circlip for shaft', why: `DIN 471, ${d} mm`, wanted: wish(of, [exactly('d1', d)]) }
}

function circlipForBore(d: number): Fit {
  const of = [{ standard: 'DIN 472', model: 'bore-circlip' }]
  return { role: 'Circlip for bore', why: `DIN 472, ${d} mm`, wanted: wish(of, [exactly('d1', d)]) }
}
