import { readFileSync } from 'node:fs'
import PDFDocument from 'pdfkit'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { postalAddressInput } from '#contract/postal-addresses/postal-addresses.ts'
import { findUnprintable, type Subset, subsetOf, toPrinted } from '#contract/printable.ts'
import manifest from '../../../package.json' with { type: 'json' }
import { registerFonts } from './text.ts'

const document = new PDFDocument({ font: '' })
registerFonts(document)

/** The letters in the tables of a font file. */
const withLetters = z.object({ _font: z.object({ font: z.object({ characterSet: z.array(z.number()) }) }) })
const lettersOf = (name: string) =>
  new Set(
    withLetters.parse(document.font(name))._font.font.characterSet.map(code => String.fromCodePoint(code)),
  )

const plane = Array.from({ length: 0xd800 }, (_, code) => String.fromCodePoint(code))
const subsets: readonly Subset[] = [
  'latin',
  'latin-ext',
  'vietnamese',
  'latin-rest',
  'greek',
  'cyrillic',
  'cyrillic-ext',
]

test.each(subsets)('all faces of the subset %s have every letter that is printed from it', subset => {
  const printed = plane.filter(letter => subsetOf(letter) === subset)
  expect(printed.length).toBeGreaterThan(0)
  for (const face of ['plain', 'strong', 'condensed']) {
    const letters = lettersOf(`${face} ${subset}`)
    expect(printed.filter(letter => !letters.has(letter))).toEqual([])
  }
})

test('every letter that a font has is printable', () => {
  const letters = new Set(subsets.flatMap(subset => [...lettersOf(`plain ${subset}`)]))
  expect([...letters].filter(letter => /\p{L}/u.test(letter) && findUnprintable(letter))).toEqual([])
})

test.each([
  ['Eye bolt ⌀ 8 mm, ≥ 5 kN, ≤ 80 °C', 'Eye bolt Ø 8 mm, >= 5 kN, <= 80 °C'],
  ['Hex nut 1⅜ in, washer ⅝ in', 'Hex nut 1 3⁄8 in, washer 5⁄8 in'],
])('%s stands on paper as %s', (name, printed) => {
  expect(toPrinted(name)).toBe(printed)
  expect(findUnprintable(name)).toBeUndefined()
})

describe('an address', () => {
  const parse = (name: string) =>
    postalAddressInput.safeParse({
      name,
      street: 'Hlavní 1',
      postcode: '11000',
      city: 'Praha',
      country: 'CZ',
    })

  test.each([
    'Tomáš Dvořák',
    'Őry Győző',
    'Łukasz Żak',
    'Ģirts Šķēle',
    'Sigurður Þór',
    'Ştefan Țepeș',
    'Γιώργος Παπαδόπουλος',
    'Мария Иванова',
    'Nguyễn Thị Hạnh',
    'STRAẞE',
    'e\u0301',
    '\u200eAda',
  ])('may have the name %s', name => {
    expect(parse(name)).toMatchObject({ success: true })
  })

  test.each([
    ['山田太郎', '山'],
    ['محمد', 'م'],
    ['Ada 🙂', '🙂'],
  ])('may not have the name %s: papers cannot print it', (name, letter) => {
    const message = `has “${letter}”, which papers cannot print: please write it in Latin letters`
    expect(parse(name).error?.issues).toMatchObject([{ path: ['name'], message }])
  })
})

test('the letters of papers are of packages that are installed also where nothing is built', () => {
  const source = readFileSync(new URL('./text.ts', import.meta.url), 'utf8')
  const families = new Set(Array.from(source.matchAll(/'(barlow[a-z-]*|ibm-[a-z-]+)'/g), ([, name]) => name))
  expect(families.size).toBe(3)
  const installed = Object.keys(manifest.dependencies)
  for (const family of families) expect(installed).toContain(`@fontsource/${family}`)
})
