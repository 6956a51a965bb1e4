import { exactly, type Fit, type Wanted, wish } from './fit.ts'
import { tapDrillFor } from './holes.ts'
import { measureOf, type PartFacts } from './part.ts'
import { threadOf } from './thread.ts'

/** A screw of a middling length is shown for a tool. */
const USUAL_LENGTH_MM = 30

const SOCKET_SCREWS = [
  { role: 'Socket head cap screw', standard: 'ISO 4762', model: 'socket-cap-screw' },
  { role: 'Button head screw', standard: 'ISO 7380-1', model: 'button-head-screw' },
  { role: 'Countersunk screw', standard: 'ISO 10642', model: 'countersunk-screw' },
  { role: 'Set screw', standard: 'ISO 4026', model: 'flat-point-screw' },
]

const INCH_SOCKET_SCREWS = [
  { role: 'Socket head cap screw', standard: 'ASME B18.3', model: 'socket-cap-screw' },
  { role: 'Button head screw', standard: 'ASME B18.3', model: 'button-head-screw' },
  { role: 'Flat head screw', standard: 'ASME B18.3', model: 'flat-head-screw' },
  { role: 'Set screw', standard: 'ASME B18.3', model: 'cup-point-screw' },
]

/** The screws that a hex key turns. */
export function fitsOfHexKey(part: PartFacts): Fit[] {
  const width = measureOf(part, 's')
  if (width === undefined) return []
  const screws = part.standard === 'ASME B18.3' ? INCH_SOCKET_SCREWS : SOCKET_SCREWS
  return screws.map(({ role, ...shape }) => ({
    role,
    why: `socket ${part.size ?? `${width} mm`}, ${shape.standard}`,
    wanted: turned([shape], width),
  }))
}

/** The screws and nuts that a spanner turns. */
export function fitsOfSpanner(part: PartFacts): Fit[] {
  const width = measureOf(part, 's')
  if (width === undefined) return []
  const why = `${width} mm across flats`
  return [
    {
      role: 'Screw',
      why: `${why}, ISO 4017`,
      wanted: turned([{ standard: 'ISO 4017', model: 'hex-bolt' }], width),
    },
    {
      role: 'Nut',
      why: `${why}, ISO 4032`,
      wanted: wish([{ standard: 'ISO 4032', model: 'hex-nut' }], [exactly('s', width)]),
    },
  ]
}

function turned(of: Wanted['of'], width: number): Wanted {
  return wish(of, [exactly('s', width)], { nearest: { symbol: 'l', value: USUAL_LENGTH_MM } })
}

/** The drill before a tap. */
export function fitsOfTap(part: PartFacts): Fit[] {
  const thread = threadOf(part)
  return thread ? [tapDrillFor(thread)] : []
}

/** ISO 606: chains and sprockets of the same pitch and rollers. */
export function fitsOfChainDrive(part: PartFacts, of: 'chain' | 'sprocket'): Fit[] {
  const pitch = measureOf(part, 'p')
  const roller = measureOf(part, 'd1')
  if (pitch === undefined || roller === undefined) return []
  const measures = [exactly('p', pitch), exactly('d1', roller)]
  const why = `pitch ${pitch} mm, rollers ${roller} mm, ISO 606`
  if (of === 'sprocket')
    return [{ role: 'Chain', why, wanted: wish([{ standard: 'ISO 606', model: 'roller-chain' }], measures) }]
  const sprockets = ['sprocket', 'pilot-sprocket'].map(model => ({ standard: 'ISO 606', model }))
  return [{ role: 'Sprocket', why, wanted: wish(sprockets, measures) }]
}
