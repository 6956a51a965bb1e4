import { distanceOf, letterBits, mayBeNear } from '../../language/2-names/distance.ts'
import { Remembered } from '../../language/2-names/remembered.ts'
import type { Vocabulary } from '../../understanding.ts'
import { beginningWith } from './sorted.ts'

const SHORTEST_MENDED = 4
const TWO_MISTAKES_FROM = 8

interface Known {
  readonly word: string
  /** As `letterBits` tells. */
  readonly letters: number
  isOfName: boolean
  /** In how many texts it is. */
  uses: number
}

/** The words of the catalogue. */
export class Words implements Vocabulary {
  readonly #known = new Map<string, Known>()
  /** In the order of the alphabet, if not `#isStale`. */
  #sorted: string[] = []
  #isStale = false
  readonly #byLength: Known[][] = []
  readonly #mended = new Remembered<string | undefined>()

  learn(word: string, isOfName: boolean): void {
    const known = this.#known.get(word)
    if (known) {
      known.isOfName ||= isOfName
      known.uses += 1
    } else {
      const added = { word, letters: letterBits(word), isOfName, uses: 1 }
      this.#known.set(word, added)
      ;(this.#byLength[word.length] ??= []).push(added)
      this.#isStale = true
      this.#mended.clear()
    }
  }

  has(word: string): boolean {
    return this.#known.has(word) || this.beginningWith(word, 1).length > 0
  }

  hasWhole(word: string): boolean {
    return this.#known.has(word)
  }

  isOfName(word: string): boolean {
    return this.#known.get(word)?.isOfName ?? false
  }

  /** At most `limit` words that begin so, in the order of the alphabet. */
  beginningWith(beginning: string, limit: number): readonly string[] {
    if (this.#isStale) {
      this.#sorted = [...this.#known.keys()].sort()
      this.#isStale = false
    }
    return beginningWith(this.#sorted, beginning, limit)
  }

  /** With one mistake, or two in long words: a letter wrong, missing, too many, or two exchanged. */
  nearest(word: string): string | undefined {
    if (word.length < SHORTEST_MENDED) return undefined
    return this.#mended.of(word, () => this.#search(word))
  }

  #search(word: string): string | undefined {
    const letters = letterBits(word)
    let allowed = word.length >= TWO_MISTAKES_FROM ? 2 : 1
    let best: Known | undefined
    for (let length = word.length - allowed; length <= word.length + allowed; length += 1) {
      for (const known of this.#byLength[length] ?? []) {
        if (!mayBeNear(known.letters, letters, allowed)) continue
        const distance = distanceOf(word, known.word, allowed)
        if (distance > allowed) continue
        if (!best || distance < allowed || isLikelier(known, best, word)) best = known
        allowed = distance
      }
    }
    return best?.word
  }
}

/** People rarely mistake the first letter, and mean what many things are called. */
function isLikelier(one: Known, other: Known, word: string): boolean {
  const score = (known: Known) => (known.word[0] === word[0] ? 2 : 0) + (known.isOfName ? 1 : 0)
  return score(one) === score(other) ? one.uses > other.uses : score(one) > score(other)
}
