import { expect, test } from 'vitest'
import { markMatches } from './mark-matches.ts'

/** The text with its matches in brackets. */
const marked = (text: string, query: string) =>
  markMatches(text, query)
    .map(piece => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('')

test.each([
  ['Hexagon screw M8 × 40', 'm8x40', 'Hexagon screw [M8 × 40]'],
  ['Hexagon screw M8 × 40', 'M8 x 40', 'Hexagon screw [M8 × 40]'],
  ['PH-4017-M8X40', 'ph4017', '[PH-4017]-M8X40'],
  ['ISO 4017 · DIN 933', 'din 933', 'ISO 4017 · [DIN 933]'],
  ['Deep groove ball bearing 6205-2RS', '6205 2rs', 'Deep groove ball bearing [6205-2RS]'],
  ['1/4-20 UNC', '1/4-20', '[1/4-20] UNC'],
  ['Hexagon screw, full thread', 'screw hex', '[Hex]agon [screw], full thread'],
  ['M8 and M8 again', 'm8', '[M8] and [M8] again'],
  ['M10', '10', 'M[10]'],
  ['Grip 210', '10', 'Grip 210'],
  ['Unscrew', 'screw', 'Unscrew'],
  ['Flügelmutter', 'flü', '[Flü]gelmutter'],
  ['anything', '', 'anything'],
  ['anything', ' - ', 'anything'],
  ['', 'm8', ''],
])('%j with %j is %j', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected)
  expect(
    markMatches(text, query)
      .map(piece => piece.text)
      .join(''),
  ).toBe(text)
})
