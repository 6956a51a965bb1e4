import { wordsOf } from '../../language/1-words/words.ts'
import { readMeasures } from '../../language/4-sizes/measures.ts'
import type { Measure } from '../../understanding.ts'
import { compact } from './codes.ts'
import { Dictionary } from './dictionary.ts'
import { LengthPostings, Postings } from './postings.ts'
import { beginningWith } from './sorted.ts'
import { weights } from './weights.ts'

/** What a size is called within its family: 'M8 x 40'. */
export interface Label {
  readonly text: string
  /** Without separators: 'M8X40'. */
  readonly code: string
  readonly measures: readonly Measure[]
  readonly words: ReadonlySet<string>
}

/** The labels of all sizes, each once. */
export class Labels {
  readonly #labels = new Dictionary<Label>()
  readonly #byCode = new Map<string, number[]>()
  /** The codes in the order of the alphabet, if none has come since. */
  #sorted: readonly string[] = []
  readonly words = new Postings()
  readonly lengths = new LengthPostings()

  get size(): number {
    return this.#labels.size
  }

  /** The number of a label; a new one is taken in with its words, of which `learn` is told. */
  numberOf(text: string, learn: (word: string) => void): number {
    return this.#labels.numberOf(text, number => {
      const code = compact(text)
      this.#byCode.set(code, [...(this.#byCode.get(code) ?? []), number])
      const words = new Set(wordsOf(text))
      for (const word of words) {
        this.words.add(word, number, weights.withinLabel)
        learn(word)
      }
      const measures = readMeasures(text)
      for (const { mm } of measures) this.lengths.add(mm, number)
      return { text, code, measures, words }
    })
  }

  /** The labels that begin so without separators, and go on. */
  longerThan(beginning: string): readonly number[] {
    if (this.#sorted.length < this.#byCode.size) this.#sorted = [...this.#byCode.keys()].sort()
    return beginningWith(this.#sorted, beginning).flatMap(code => (code === beginning ? [] : this.find(code)))
  }

  /** The labels that read so without separators. */
  find(code: string): readonly number[] {
    return this.#byCode.get(code) ?? []
  }

  at(label: number): Label {
    return this.#labels.at(label)
  }
}
