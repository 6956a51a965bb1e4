import { readMeasures } from '../language/measures.ts'
import { wordsOf } from '../language/words.ts'
import type { Reading, Term, Understanding, Vocabulary } from '../understanding.ts'

/** Reads each word by itself. */
export function understand(q: string, vocabulary: Vocabulary): Understanding {
  const terms = Array.from(q.matchAll(/\S+/g), ({ 0: text, index }): Term => {
    const measures = readMeasures(text)
    const known = wordsOf(text).map(word =>
      vocabulary.has(word) ? word : (vocabulary.nearest(word) ?? word),
    )
    const readings: Reading[] = [
      ...(measures.length > 0 ? [{ kind: 'size' as const, measures }] : []),
      { kind: 'quality', quality: text.toLowerCase() },
      { kind: 'words', words: known },
      { kind: 'code', code: text },
    ]
    return { start: index, end: index + text.length, text, note: null, readings }
  })
  return { terms }
}
