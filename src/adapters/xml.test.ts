import { expect, test } from 'vitest'
import { element, elementWith, escapeXml, optional, writeXml } from './xml.ts'

test('a document has its elements, attributes and texts, escaped', () => {
  const root = elementWith(
    'a',
    { 'xmlns:x': 'urn:"x"' },
    'Bolts & <nuts>',
    element('b', 'M8'),
    optional('c', ''),
  )
  expect(writeXml(root)).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<a xmlns:x="urn:&quot;x&quot;">Bolts &amp; &lt;nuts&gt;<b>M8</b></a>\n',
  )
})

test.each([
  ['a\u0000b', 'a b'],
  ['a\u001fb\ud800', 'a b '],
  ['łó\t\n😀', 'łó\t\n😀'],
  ['\uffff', ' '],
])('what XML cannot have becomes a space: %j', (text, escaped) => {
  expect(escapeXml(text)).toBe(escaped)
})
