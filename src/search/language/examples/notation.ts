import type { Reading, Understanding } from '../../understanding.ts'

/** A query and what it means in the notation of `describe`. */
export type Example = readonly [query: string, meaning: string]

/**
 * What a query means in short: '[M8 × 40] ; hex bolt | hex screw'. Its terms are apart by semicolons, the readings of a term by bars,
 * the likeliest first: '[M8 × 40]' is a size, '<ISO 4017>' a standard, '<~ISO 4032>' one that is near, '=a2' a quality, '#6205' a
 * code; words are words.
 */
export function describeMeaning({ terms }: Understanding): string {
  return terms.map(({ readings }) => readings.map(describeReading).join(' | ')).join(' ; ')
}

function describeReading(reading: Reading): string {
  switch (reading.kind) {
    case 'size':
      return `[${reading.measures.map(({ text }) => text).join(' × ')}]`
    case 'standard':
      return `<${reading.isNear ? '~' : ''}${reading.standard}>`
    case 'quality':
      return `=${reading.quality}`
    case 'code':
      return `#${reading.code}`
    case 'bounds':
      return reading.bounds.map(({ keys, min, max }) => `${min ?? ''}<=${keys[0]}<=${max ?? ''}`).join(' & ')
    case 'words':
      return reading.words.join(' ')
  }
}
