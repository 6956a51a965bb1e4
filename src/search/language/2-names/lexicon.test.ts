import { expect, test } from 'vitest'
import { wordsOf } from '../1-words/words.ts'
import { NAMES, NOT_MADE } from '../tables/names.ts'
import { QUALITIES } from '../tables/qualities.ts'

test('no phrase is written twice, apart from separators and plurals: the second would never be found', () => {
  const shown = new Set(NAMES.map(({ called }) => plain(called.split(/: | \| /)[0])))
  const others = NAMES.flatMap(({ written }) => written)
  const written = [...shown, ...[...others, ...QUALITIES.flatMap(quality => quality.written)].map(plain)]
  const notMade = NOT_MADE.flatMap(row => [row.asked, ...row.written]).map(plain)
  expect(
    notMade.filter((phrase, index) => written.includes(phrase) || notMade.indexOf(phrase) !== index),
  ).toEqual([])
  expect(written.filter((phrase, index) => written.indexOf(phrase) !== index)).toEqual([])
})

function plain(phrase = ''): string {
  return wordsOf(phrase).join(' ')
}
