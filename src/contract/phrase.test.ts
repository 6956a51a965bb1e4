import { expect, test } from 'vitest'
import { cents } from './money.ts'
import { phraseOf, say, word } from './phrase.ts'

const german = {
  locale: 'de-DE',
  sentences: {
    'Only {0} of {1} are left, at {2} each': 'Für je {2} gibt es von {1} nur noch {0}',
    'Order by {0}': 'Bestellen Sie bis {0}',
    'sold out': 'ausverkauft',
  },
}
const phrase = say`Only ${{ count: 1200 }} of ${'M8 × 40'} are left, at ${{ cents: cents(123450) }} each`

test('a phrase is said in English if nothing else is asked for', () => {
  expect(phrase.code).toBe('Only {0} of {1} are left, at {2} each')
  expect(word(phrase)).toBe('Only 1,200 of M8 × 40 are left, at €1,234.50 each')
})

test('another language says it in its own order, and writes figures its own way', () => {
  expect(word(phrase, german)).toBe('Für je 1.234,50\u00a0€ gibt es von M8 × 40 nur noch 1.200')
})

test('times name their zone, in the month of the language', () => {
  const timeZone = 'Europe/Berlin'
  const at = new Date('2026-05-05T12:30:00Z')
  expect(word(say`Order by ${{ day: at, timeZone }}`, german)).toBe('Bestellen Sie bis 5. Mai 2026')
  expect(word(say`Order by ${{ moment: at, timeZone }}`)).toBe('Order by 5 May 2026 at 14:30 GMT+2')
})

test('a sentence stands in another, and several in a row', () => {
  const each = [say`sold out`, 'Brass']
  expect(word(say`M8: ${{ each, between: '; ' }}`, german)).toBe('M8: ausverkauft; Brass')
})

test('a country is named by the language', () => {
  const iceland = say`Order by ${{ region: 'IS' }}`
  expect([word(iceland), word(iceland, german)]).toEqual(['Order by Iceland', 'Bestellen Sie bis Island'])
})

test('a fixed text is its own code, whatever braces it has', () => {
  expect([word(phraseOf('sold out'), german), word(phraseOf('{0}'), german)]).toEqual(['ausverkauft', '{0}'])
})

test('what a person wrote is never taken for a place', () => {
  expect(word(say`${'{1}'} or ${'{0}'}`)).toBe('{1} or {0}')
})
