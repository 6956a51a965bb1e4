import { expect, test } from 'vitest'
import { escapeMarkup } from './markup.ts'

test.each([
  ['<img src="x" onerror=alert(1)> & co.', '&lt;img src=&quot;x&quot; onerror=alert(1)&gt; &amp; co.'],
  ['a\u0000b', 'a b'],
  ['a\u001fb\ud800', 'a b '],
  ['łó\t\n😀', 'łó\t\n😀'],
  ['\uffff', ' '],
])('what markup means, or cannot have, is escaped: %j', (text, escaped) => {
  expect(escapeMarkup(text)).toBe(escaped)
})
