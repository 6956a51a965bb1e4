import { expect, test } from 'vitest'
import { chooseLanguage } from './choose-language.ts'

const german = { locale: 'de-DE', sentences: {} }
const french = { locale: 'fr', sentences: {} }

test.each([
  ['de', german],
  ['DE-at', german],
  ['de-CH, fr;q=0.9, en;q=0.8', german],
  ['de;q=0.5, fr;q=0.7', french],
  ['it, fr;q=0.1', french],
  ['en-GB, de;q=0.9', undefined],
  ['*, de;q=0.5', undefined],
  ['de;q=0', undefined],
  ['de;q=high', undefined],
  ['it', undefined],
  ['', undefined],
  [null, undefined],
])('who accepts %j reads the first of those on offer, otherwise English', (accepted, chosen) => {
  expect(chooseLanguage([german, french], accepted)).toBe(chosen)
})

test('without another language on offer everybody reads English', () => {
  expect(chooseLanguage([], 'de')).toBeUndefined()
})
