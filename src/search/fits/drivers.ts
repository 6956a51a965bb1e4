import { MM_PER_INCH, writeInches } from '#contract/inches.ts'
import { INCH_FRACTION_MM } from '../rounding.ts'
import { exactly, type Fit, wish } from './fit.ts'
import { measureOf, type PartFacts } from './part.ts'
import type { Drive } from './shapes.ts'
import type { Thread } from './thread.ts'

/** ISO 4757, cross recesses of types H and Z: the number of the driver, by the width of the recess in mm up to which it is used. */
const CROSS_RECESSES = [
  { upTo: 2.1, number: 0 },
  { upTo: 3.3, number: 1 },
  { upTo: 5.5, number: 2 },
  { upTo: 8, number: 3 },
  { upTo: 10.6, number: 4 },
] as const

/** What turns a screw, by its own dimensions. */
export function driverFor(part: PartFacts, drive: Drive, thread: Thread): Fit[] {
  switch (drive) {
    case 'hexagon':
      return spannerFor(part, thread)
    case 'hexagon socket':
      return keyFor(part, thread)
    case 'hexalobular socket':
      return lobularKeyFor(part)
    case 'cross recess':
      return crossDriverFor(part)
    case 'pozidriv':
      return poziDriverFor(part)
    case 'slot':
      return thread.system === 'metric' ? slottedDriverFor(part) : []
    case 'none':
      return []
  }
}

/** A spanner for the width across flats of a hexagon: DIN 3113, or a socket of DIN 3124. */
export function spannerFor(part: PartFacts, thread: Thread): Fit[] {
  const width = measureOf(part, 's')
  if (width === undefined) return []
  if (thread.system === 'unified') {
    const flats = nominalFlats(width)
    const of = [{ standard: 'ASME B107.100', model: 'combination-spanner' }]
    const why = `${writeInches(flats, INCH_FRACTION_MM)}" across flats`
    return [{ role: 'Spanner', why, wanted: wish(of, [exactly('s', flats)]) }]
  }
  const of = [
    { standard: 'DIN 3113', model: 'combination-spanner' },
    { standard: 'DIN 3124', model: 'socket' },
  ]
  return [{ role: 'Spanner', why: `${width} mm across flats`, wanted: wish(of, [exactly('s', width)]) }]
}

/** The spanner in mm for flats in inches: nuts are listed in the middle of their tolerance, a little below a sixteenth or a thirty-second. */
function nominalFlats(width: number): number {
  const step = MM_PER_INCH / (width < 7.5 ? 32 : 16)
  return Math.ceil(width / step - 0.02) * step
}

/** A key for a hexagon socket: ISO 2936, or in inches ASME B18.3. */
function keyFor(part: PartFacts, thread: Thread): Fit[] {
  const width = measureOf(part, 's')
  if (width === undefined) return []
  const standard = thread.system === 'unified' ? 'ASME B18.3' : 'ISO 2936'
  const size = thread.system === 'unified' ? `${writeInches(width, INCH_FRACTION_MM)}"` : `${width} mm`
  return [
    {
      role: 'Hex key',
      why: `${size}, ${standard}`,
      wanted: wish([{ standard, model: 'hex-key' }], [exactly('s', width)]),
    },
  ]
}

/** ISO 10664: a hexalobular socket is named by its number. */
function lobularKeyFor(part: PartFacts): Fit[] {
  const number = measureOf(part, 'T')
  if (number === undefined) return []
  const of = [{ standard: 'ISO 10664', model: 'hexalobular-key' }]
  return [{ role: 'Hexalobular key', why: `T${number}, ISO 10664`, wanted: wish(of, [exactly('T', number)]) }]
}

function recessOf(part: PartFacts) {
  const width = measureOf(part, 'm') ?? Number.NaN
  return CROSS_RECESSES.find(({ upTo }) => width <= upTo)
}

function poziDriverFor(part: PartFacts): Fit[] {
  const recess = recessOf(part)
  return recess ? [{ role: 'Screwdriver', why: `PZ${recess.number}, ISO 8764`, wanted: null }] : []
}

function crossDriverFor(part: PartFacts): Fit[] {
  const recess = recessOf(part)
  if (!recess) return []
  const of = [{ standard: 'ISO 8764', model: 'phillips-screwdriver' }]
  const why = `PH${recess.number}, ISO 8764`
  return [{ role: 'Screwdriver', why, wanted: wish(of, [exactly('PH', recess.number)]) }]
}

/** ISO 2380: the tip of a screwdriver is named by its thickness, which is that of the slot. */
function slottedDriverFor(part: PartFacts): Fit[] {
  const slot = measureOf(part, 'n')
  if (slot === undefined) return []
  const of = [{ standard: 'ISO 2380', model: 'screwdriver' }]
  return [
    {
      role: 'Screwdriver',
      why: `for a slot of ${slot} mm, ISO 2380`,
      wanted: wish(of, [exactly('a', slot)]),
    },
  ]
}
