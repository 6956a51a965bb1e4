import { exactly, type Fit, type Measure, type Wanted, wish } from './fit.ts'
import { nutClassFor, type Quality } from './quality.ts'
import type { Thread } from './thread.ts'

/** ASME B18.2.2: a hex nut is this high in diameters; a jam nut is lower, a coupling nut higher. */
const HEIGHT_OF_HEX_NUT = { min: 0.82, max: 0.95 } as const

/** The hexagon nut for a thread, of the class or the metal that goes with a screw of this quality. */
export function nutFor(thread: Thread, quality: Quality): Fit {
  const { of, standard, extra } = nutsOf(thread)
  const measures = [...measuresOf(thread), ...extra]
  return {
    role: 'Nut',
    why: [standard, thread.name, nameNutClass(thread, quality)].filter(Boolean).join(', '),
    wanted: wish(of, measures, { quality }),
  }
}

/** ISO 4161 (coarse) and ISO 10663 (fine), flange nuts: for flange bolts. None where there is none. */
export function flangeNutFor(thread: Thread, quality: Quality): Fit {
  if (thread.system === 'unified') {
    const of = [{ standard: 'ASME B18.2.2', model: 'flange-nut' }]
    const why = `ASME B18.2.2, ${thread.name}`
    return { role: 'Flange nut', why, wanted: wish(of, measuresOf(thread), { quality }) }
  }
  const standards = thread.series === 'coarse' ? ['ISO 4161', 'EN 1661'] : ['ISO 10663']
  const of = standards.map(standard => ({ standard, model: 'flange-nut' }))
  const why = [standards[0], thread.name, nameNutClass(thread, quality)].filter(Boolean).join(', ')
  return { role: 'Flange nut', why, wanted: wish(of, measuresOf(thread), { quality }) }
}

/** Diameter and pitch: coarse and fine threads of a diameter do not go together. */
export function measuresOf(thread: Pick<Thread, 'diameter' | 'pitch'>): Measure[] {
  return [exactly('d', thread.diameter), exactly('P', thread.pitch)]
}

interface Nuts {
  readonly standard: string
  readonly of: Wanted['of']
  readonly extra: readonly Measure[]
}

/**
 * ISO 4032 (coarse) and ISO 8673 (fine), style 1; sizes that only DIN 934 has, by that. ASME B18.2.2: hex nuts, and machine
 * screw nuts below 1/4 in.
 */
function nutsOf(thread: Thread): Nuts {
  if (thread.system === 'metric') {
    const standard = thread.series === 'coarse' ? 'ISO 4032' : 'ISO 8673'
    return {
      standard,
      of: [standard, 'DIN 934'].map(each => ({ standard: each, model: 'hex-nut' })),
      extra: [],
    }
  }
  const standard = 'ASME B18.2.2'
  if (thread.name.startsWith('#')) return { standard, of: [{ standard, model: 'stamped-nut' }], extra: [] }
  const { min, max } = HEIGHT_OF_HEX_NUT
  const height = { symbol: 'm', min: min * thread.diameter, max: max * thread.diameter }
  return { standard, of: [{ standard, model: 'hex-nut' }], extra: [height] }
}

/** ISO 898-2: class 8 for screws of class 8.8; SAE J995: a grade of the same number; of other metals the same. */
function nameNutClass({ system }: Thread, { metal, strength }: Quality): string | undefined {
  if (metal === 'A2' || metal === 'A4')
    return system === 'metric' ? metal : `${metal === 'A2' ? '18-8' : '316'} stainless`
  if (metal !== 'steel') return metal
  if (!strength) return undefined
  return strength.system === 'SAE' ? `grade ${strength.value}` : `class ${nutClassFor(strength.value)}`
}
