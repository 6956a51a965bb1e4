import type { PartFacts } from './part.ts'
import { qualityOf } from './quality.ts'

/** By what a part is as strong as it is. Only the same figure of two parts is compared. */
export interface Strength {
  readonly of: 'tensile strength' | 'proof stress' | 'hardness'
  readonly value: number
  readonly unit: 'MPa' | 'HV'
}

/** SAE J429: the tensile strength of screws by their grade, of nuts (J995) the proof stress, up to 1 inch, in MPa. */
const SAE = {
  screw: { 2: 510, 5: 827, 8: 1034 },
  nut: { 2: 620, 5: 827, 8: 1034 },
} as const satisfies Record<string, Readonly<Record<number, number>>>

/** Chains and slings have grades too, of another kind. */
const THREADED = /bolt|screw|stud|rod|nut|washer/

/**
 * The nominal strength of a screw or a nut, or the hardness of a set screw or a washer, by its class: ISO 898-1, ISO 898-2, ISO 898-5,
 * ISO 3506-1, SAE J429 and J995, ISO 887. Undefined if its material and grade name none.
 */
export function strengthOf(part: PartFacts): Strength | undefined {
  if (!THREADED.test(part.model ?? '')) return undefined
  const text = `${part.material ?? ''}; ${part.grade ?? ''}`
  const { strength, hardness } = qualityOf(part)
  const isNut = part.model?.includes('nut') ?? false
  const of = isNut ? 'proof stress' : 'tensile strength'
  if (strength?.system === 'SAE') {
    const values: Readonly<Record<number, number>> = SAE[strength.of]
    const value = /\bgrade \d\b/i.test(text) ? values[strength.value] : undefined
    return value === undefined ? undefined : { of, value, unit: 'MPa' }
  }
  if (strength) return { of, value: strength.value * 100, unit: 'MPa' }
  const stainless = /\b[AC][1-5]-(50|70|80|100)\b/.exec(text)?.[1]
  if (stainless) return { of, value: Number(stainless) * 10, unit: 'MPa' }
  const ofSetScrew = /\b(14|22|33|45)H\b/.exec(text)?.[1]
  const value = ofSetScrew ? Number(ofSetScrew) * 10 : hardness
  return value === null ? undefined : { of: 'hardness', value, unit: 'HV' }
}
