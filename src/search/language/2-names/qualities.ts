import { phraseAt, phrasebook } from '../1-words/phrases.ts'
import { wordsOf } from '../1-words/words.ts'
import { QUALITIES } from '../tables/qualities.ts'

const QUALITY_PHRASES = phrasebook(QUALITIES, ({ written }) => written)

/** What is said of another part than the product itself: 'Steel, ring of polyamide 6.6' is steel. */
const OF_A_COMPONENT =
  /, (?:ring|mandrel|stud|base|bush|washer|handle|wheel|spindle|pins?) |, [\w -]{1,30} (?:flanges|ferrules|seals|star|cage|u-bolt)$/i

function ownMaterial(material: string): string {
  const component = OF_A_COMPONENT.exec(material)
  return component ? material.slice(0, component.index) : material
}

/** What a product's qualities are read from. */
export interface Qualified {
  readonly material: string | null
  readonly grade: string | null
  readonly finish: string | null
}

/**
 * The keys of all qualities of a product, for the reading `quality` of a query: of 'Stainless steel A2-70 (1.4301)' stainless, a2,
 * a2-70, 304 and 1.4301.
 */
export function readQualities({ material, grade, finish }: Qualified): ReadonlySet<string> {
  const keys = new Set<string>()
  for (const text of [material && ownMaterial(material), grade, finish]) {
    if (!text) continue
    const words = wordsOf(text)
    let index = 0
    while (index < words.length) {
      const phrase = phraseAt(QUALITY_PHRASES, words, index)
      for (const key of phrase ? [phrase.entry.key, ...phrase.entry.implies] : []) keys.add(key)
      index += phrase?.length ?? 1
    }
  }
  // Of 'Stainless spring steel' and '18-8 Stainless Steel' the last word is no steel by itself.
  if (keys.has('stainless')) keys.delete('steel')
  return keys
}

/** Groups of materials, the first that fits. */
const GROUPS: readonly (readonly [name: string, ...keys: string[]])[] = [
  ['Stainless steel', 'stainless'],
  ['High-speed steel', 'hss'],
  ['Carbide', 'carbide'],
  ['Cast iron', 'cast-iron', 'sintered-iron'],
  ['Steel', 'steel', 'bearing-steel'],
  ['Brass', 'brass'],
  ['Bronze', 'bronze'],
  ['Aluminium', 'aluminium'],
  ['Rubber', 'rubber'],
  ['Plastic', 'plastic'],
]

/** The group of a material, for the facet: 'Stainless steel A2-70 (1.4301)' is Stainless steel; null without a known one. */
export function materialGroupOf(material: string | null): string | null {
  const keys = readQualities({ material, grade: null, finish: null })
  return GROUPS.find(([, ...group]) => group.some(key => keys.has(key)))?.[0] ?? null
}
