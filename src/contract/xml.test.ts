import { expect, test } from 'vitest'
import { element, elementWith, optional, writeXml } from './xml.ts'

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
