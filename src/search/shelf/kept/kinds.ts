import type { Category } from '#contract/catalog/catalog.ts'
import { wordsOf } from '../../language/1-words/words.ts'
import { namesPart } from '../../language/2-names/lexicon.ts'
import { materialGroupOf, readQualities } from '../../language/2-names/qualities.ts'
import { type PartKind, wayTo } from '../../part-kinds/part-kinds.ts'
import { Dictionary } from './dictionary.ts'
import type { FamilyFacts, SizeFacts } from './facts.ts'
import type { Label } from './labels.ts'
import { Postings } from './postings.ts'
import { weights } from './weights.ts'

/** What the sizes of a family in one grade have in common, and is found by words, standards and qualities. */
export interface Kind {
  /** Null without a family. */
  readonly family: FamilyFacts | null
  readonly category: Category
  /** Where its family lies in the tree, from the category on; empty without a kind. */
  readonly way: readonly PartKind[]
  readonly standard: string | null
  readonly material: string | null
  /** The group of its material: 'Stainless steel'. */
  readonly group: string | null
  readonly finish: string | null
  readonly grade: string | null
  /** How many words say what it is. */
  readonly nounLength: number
}

/** A number or what contains one says nothing in a description that the label and the dimensions do not say better. */
const NO_LETTERS = /[^\p{L}]+/gu
const SHORTEST_WORD = 2
/** What follows says more of a part than what it is: 'Hexagon screw, full thread', 'Shaft collar with set screw'. */
const ADDITION = /,| with | without | for | to | and /
/** What follows is not what the part is: 'Clevis pin with split pin hole' is no split pin. */
const COMPANY = / with /

/** The kinds of all sizes, each once, and by what they are found. */
export class Kinds {
  readonly #kinds = new Dictionary<Kind>()
  readonly #texts = new Dictionary<ReadonlySet<string>>()
  readonly #familyFacts = new Dictionary<null>()
  /** Those that have been seen, so that their facts are read once and not with each size. */
  readonly #families = new WeakMap<FamilyFacts, number>()
  readonly words = new Postings()
  readonly qualities = new Postings()
  /** By standard. */
  readonly standards = new Map<string, number[]>()

  get size(): number {
    return this.#kinds.size
  }

  at(kind: number): Kind {
    return this.#kinds.at(kind)
  }

  /** The number of the kind that a size is of; a new kind is taken in with its words, of which `learn` is told. */
  numberOf(
    facts: SizeFacts,
    family: FamilyFacts | null,
    label: Label | null,
    learn: (word: string, isOfName: boolean) => void,
  ): number {
    const { category, standard, material, finish, grade } = facts
    const name = this.#nameOf(facts.name, label)
    const description = this.#textOf(facts.description.replaceAll(NO_LETTERS, ' '))
    const ofFamily = family && this.#numberOfFamily(family)
    const key = JSON.stringify([ofFamily, category, standard, material, finish, grade, name, description])
    return this.#kinds.numberOf(key, number => {
      const nouns = wordsOf(nounsOf(family?.name ?? facts.name))
      const qualities = [grade, material, finish].map(text => [...this.#wordsOf(text)])
      const named = this.#texts.at(this.#nameOf(nounsOf(facts.name), label))
      const belonging = new Set([nouns, [...named]].flatMap(belongingOf))
      const ofName = (words: Iterable<string>) => Array.from(words).filter(word => !belonging.has(word))
      const found = weighWords([
        [weights.name, ofName(nouns)],
        [weights.name, ofName(named)],
        [weights.belonging, belonging],
        [weights.addition, this.#texts.at(this.#nameOf(withoutCompany(facts.name), label))],
        [weights.addition, this.#wordsOf(family && withoutCompany(family.name))],
        [weights.company, this.#texts.at(name)],
        [weights.company, this.#wordsOf(family?.name)],
        ...[standard, family?.standard].map(text => [weights.standard, this.#wordsOf(text)] as const),
        ...qualities.map(words => [weights.quality, words.filter(word => !namesPart(word))] as const),
        ...qualities.map(words => [weights.description, words] as const),
        [weights.category, this.#wordsOf(category)],
        [weights.summary, this.#wordsOf(family?.summary.replaceAll(NO_LETTERS, ' '))],
        [weights.description, this.#texts.at(description)],
      ])
      for (const [word, weight] of found) {
        this.words.add(word, number, weight)
        learn(word, weight >= weights.addition || weight === weights.company)
      }
      for (const quality of readQualities({ material, grade, finish }))
        this.qualities.add(quality, number, weights.quality)
      for (const text of new Set([standard, family?.standard ?? null]))
        if (text !== null) this.standards.set(text, [...(this.standards.get(text) ?? []), number])
      const group = materialGroupOf(material)
      const way = wayTo(family?.kind ?? null)
      return { family, category, way, standard, material, group, finish, grade, nounLength: nouns.length }
    })
  }

  /** The same for families of which the same is known. */
  #numberOfFamily(family: FamilyFacts): number {
    const known = this.#families.get(family)
    if (known !== undefined) return known
    const { id, name, summary, standard, kind } = family
    const number = this.#familyFacts.numberOf(JSON.stringify([id, name, summary, standard, kind]), () => null)
    this.#families.set(family, number)
    return number
  }

  /** The words of a name that are not of its size. */
  #nameOf(name: string, label: Label | null): number {
    const rest = label ? name.replace(label.text, ' ') : name
    return this.#texts.numberOf(`${label && rest === name ? label.text : ''}\n${rest}`, () => {
      const words = new Set(wordsOf(rest))
      return label && rest === name ? words.difference(label.words) : words
    })
  }

  /** The words of a text that many kinds share. */
  #wordsOf(text: string | null | undefined): ReadonlySet<string> {
    return this.#texts.at(this.#textOf(text ?? ''))
  }

  #textOf(text: string): number {
    return this.#texts.numberOf(text, () => new Set(wordsOf(text)))
  }
}

/** Each word once, with the greatest of the weights with which it occurs. */
function weighWords(
  texts: readonly (readonly [weight: number, words: Iterable<string>])[],
): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const [weight, words] of texts)
    for (const word of words)
      if (word.length >= SHORTEST_WORD) found.set(word, Math.max(weight, found.get(word) ?? 0))
  return found
}

/** What parts of a name call something else: 'screw' of 'machine screw nut'. */
function belongingOf(nouns: readonly string[]): readonly string[] {
  return nouns.filter(namesPart).slice(0, -1)
}

function withoutCompany(name: string): string {
  return name.split(COMPANY, 1)[0] ?? name
}

/** What a name says that something is, without what it adds. */
export function nounsOf(name: string): string {
  return name.split(ADDITION, 1)[0] ?? name
}
