import { expect, test } from 'vitest'
import { fold } from './fold.ts'

test.each([
  ['M8 × 40', 'm8 x 40'],
  ['Ｍ８×４０', 'm8x40'],
  ['М8х40 А2', 'm8x40 a2'],
  ['Flügelmutter ½″', 'flugelmutter ½"'],
  ['25–40\u{202f}mm', '25-40 mm'],
  ['İ ß ﬁ 🔩', 'i ß ﬁ 🔩'],
])('%s is read as %s, which is as long', (text, folded) => {
  expect(fold(text)).toBe(folded)
  expect(fold(text)).toHaveLength(text.length)
})
