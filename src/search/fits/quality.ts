import type { PartFacts } from './part.ts'

type Metal = 'steel' | 'A2' | 'A4' | 'brass' | 'bronze' | 'aluminium' | 'plastic'
type Coating = 'zinc' | 'yellow zinc' | 'galvanised' | 'none'

/** What matters of a part's material to what it is joined with. */
export interface Quality {
  readonly metal: Metal
  readonly coating: Coating
  /** The strength class of a screw (ISO 898-1) without what follows the point: 8 for 8.8; or its SAE grade (J429). */
  readonly strength: {
    readonly of: 'screw' | 'nut'
    readonly system: 'ISO' | 'SAE'
    readonly value: number
  } | null
  /** The Vickers hardness of a washer (ISO 887). */
  readonly hardness: number | null
}

/** ISO 887: washers of 100 HV go with screws up to class 6.8, of 200 HV up to 8.8 and nuts up to class 8, of 300 HV up to 10.9 and 10. */
const WASHER_FOR_STRENGTH = [
  { upTo: 6, hardness: 100 },
  { upTo: 8, hardness: 200 },
  { upTo: 10, hardness: 300 },
] as const

/** Reads a part's quality from its material, its grade and its finish. */
export function qualityOf({ material, grade, finish, model }: PartFacts): Quality {
  const text = `${material ?? ''}; ${grade ?? ''}`.toLowerCase()
  return {
    metal: metalIn(text),
    coating: coatingIn(`${finish ?? ''} ${grade ?? ''}`.toLowerCase()),
    strength: strengthIn(text, model?.includes('nut') ?? false),
    hardness: Number(/\b([1-4]\d0) hv\b/.exec(text)?.[1] ?? 0) || null,
  }
}

function metalIn(text: string): Metal {
  if (/\b(?:a4|316|1\.4401|1\.4404|1\.4571)\b/.test(text)) return 'A4'
  if (/stainless|\b(?:a1|a2|18-8|304|1\.43\d\d|1\.41\d\d)\b/.test(text)) return 'A2'
  if (/polyamide|nylon|plastic|pom\b/.test(text.replace('ring of polyamide', ''))) return 'plastic'
  if (text.includes('brass')) return 'brass'
  if (text.includes('bronze')) return 'bronze'
  return text.includes('aluminium') ? 'aluminium' : 'steel'
}

function coatingIn(text: string): Coating {
  if (text.includes('galvanised')) return 'galvanised'
  if (!text.includes('zinc')) return 'none'
  return text.includes('yellow') ? 'yellow zinc' : 'zinc'
}

function strengthIn(text: string, isNut: boolean): Quality['strength'] {
  const of = isNut ? 'nut' : 'screw'
  const sae = /\bgrade (\d)\b/.exec(text)?.[1]
  if (sae) return { of, system: 'SAE', value: Number(sae) }
  // ASTM A574 and F912 screws are stronger than SAE grade 8, which is the strongest nut there is for them.
  if (/\bastm a574\b/.test(text)) return { of, system: 'SAE', value: 8 }
  if (isNut) {
    // Thin nuts (04, 05) bear no full load: they lock another nut.
    const value = /\bclass ([1-9]\d?)\b/.exec(text)?.[1]
    return value ? { of, system: 'ISO', value: Number(value) } : null
  }
  const value = /(?:class|;) (4|5|6|8|9|10|12)\.[689]\b/.exec(text)?.[1]
  return value ? { of, system: 'ISO', value: Number(value) } : null
}

/** ISO 898-2: the class of nut for a screw of this strength class; a nut of a higher class will do. */
export function nutClassFor(strength: number): number {
  return strength <= 5 ? 5 : strength
}

/** The hardness of washer for a screw or nut of this strength class; undefined if ISO 887 has none that is hard enough. */
export function washerHardnessFor(strength: number): number | undefined {
  return WASHER_FOR_STRENGTH.find(({ upTo }) => strength <= upTo)?.hardness
}

/**
 * How far apart the materials of two parts that are joined are: 0 if they are alike, more the less they are. Undefined if they
 * should not be joined: metals that corrode one another, a nut or a washer that is too weak, or a thread that is hot-dip
 * galvanised (ISO 10684: nuts for it are tapped larger) with one that is not.
 */
export function distanceBetween(one: Quality, other: Quality): number | undefined {
  const isStainless = ({ metal }: Quality) => metal === 'A2' || metal === 'A4'
  const isAlloyApart = one.metal !== other.metal && !(isStainless(one) && isStainless(other))
  if (isAlloyApart || !isStrongEnough(one, other) || !isStrongEnough(other, one)) return undefined
  if ((one.coating === 'galvanised') !== (other.coating === 'galvanised')) return undefined
  const strengthApart =
    one.strength && other.strength ? Math.abs(one.strength.value - other.strength.value) / 10 : 0
  return (
    (one.metal === other.metal ? 0 : 1) +
    (one.coating === other.coating ? 0 : 1) +
    strengthApart +
    (spareHardness(one, other) + spareHardness(other, one)) / 1000
  )
}

/** Whether `holder` (a nut or a washer) is strong enough for `screw`; true for pairs of which nothing is known. */
function isStrongEnough(screw: Quality, holder: Quality): boolean {
  const { strength } = screw
  if (!strength) return true
  if (holder.hardness && strength.system === 'ISO') {
    const needed = washerHardnessFor(strength.value)
    if (needed === undefined || holder.hardness < needed) return holder.metal !== 'steel'
  }
  if (strength.of !== 'screw' || holder.strength?.of !== 'nut') return true
  if (holder.strength.system !== strength.system) return false
  const needed = strength.system === 'ISO' ? nutClassFor(strength.value) : strength.value
  return holder.strength.value >= needed
}

/** By how much a washer is harder than it needs to be. */
function spareHardness({ strength }: Quality, { hardness }: Quality): number {
  if (!strength || !hardness || strength.system !== 'ISO') return 0
  const needed = washerHardnessFor(strength.value)
  return needed === undefined ? 0 : Math.abs(hardness - needed)
}
