import { expect, test } from 'vitest'
import { cents } from '#contract/money.ts'
import { rankAlike } from './alike.ts'
import type { PartFacts } from './part.ts'
import { strengthOf } from './strength.ts'

const part = (grade: string, material: string, fields: Partial<PartFacts> = {}): PartFacts => ({
  model: 'hex-bolt',
  standard: 'ISO 4017',
  size: 'M8 x 40',
  grade,
  material,
  finish: 'Zinc-plated',
  dimensions: [],
  ...fields,
})
const bolt = part('8.8', 'Steel, strength class 8.8')
const plain = { finish: 'Plain' }

test.each([
  [bolt, 'tensile strength', 800],
  [part('12.9', 'Alloy steel, strength class 12.9'), 'tensile strength', 1200],
  [part('A2-70', 'Stainless steel A2-70'), 'tensile strength', 700],
  [part('A4-80', 'Stainless steel A4'), 'tensile strength', 800],
  [part('Grade 5', 'Medium carbon steel, SAE J429 grade 5'), 'tensile strength', 827],
  [part('Class 10', 'Steel, strength class 10', { model: 'hex-nut' }), 'proof stress', 1000],
  [part('45H', 'Steel, 45H'), 'hardness', 450],
  [part('300 HV', 'Steel, 300 HV', { model: 'flat-washer' }), 'hardness', 300],
])('the strength of %j is a %s of %d', (each, of, value) => {
  expect(strengthOf(each)).toMatchObject({ of, value })
})

test.each([
  ['Brass', 'Brass CuZn39Pb3', 'hex-bolt'],
  // Thin nuts bear no full load.
  ['Class 04', 'Steel, strength class 04', 'thin-nut'],
  ['Grade 8', 'Alloy steel, grade 8', 'chain'],
])('%s has no strength that is compared', (grade, material, model) => {
  expect(strengthOf(part(grade, material, { model }))).toBeUndefined()
})

test('what costs less or holds more is named with what differs, the cheapest and the least stronger first', () => {
  const offer = (other: PartFacts, price: number) => ({
    part: other,
    cents: cents(price),
    comparedCents: cents(20),
  })
  const found = rankAlike(bolt, [
    offer(part('12.9', 'Alloy steel, strength class 12.9', plain), 30),
    offer(part('10.9', 'Alloy steel, strength class 10.9', plain), 25),
    offer(part('A2-70', 'Stainless steel A2-70', plain), 40),
    offer(part('4.8', 'Steel, strength class 4.8'), 15),
    offer(part('8.8, Black', 'Steel, strength class 8.8', { finish: 'Black' }), 17),
    offer(part('Polyamide, Black', 'Polyamide 6.6', { finish: 'Black plastic' }), 5),
    offer(part('10.9', 'Steel, strength class 10.9', { standard: 'DIN 933' }), 18),
    offer(part('4.6', 'Steel, strength class 4.6', { size: 'M8 x 45' }), 10),
    offer(part('4.6', 'Steel, strength class 4.6', { model: 'hex-bolt-with-shank' }), 10),
  ])
  expect(found.map(({ role, why }) => `${role}: ${why}`)).toEqual([
    'Cheaper: 4.8 instead of 8.8, tensile strength 400 instead of 800 MPa, 25 % less a piece',
    'Cheaper: black instead of zinc-plated, 15 % less a piece',
    'Stronger and cheaper: DIN 933, 10.9 instead of 8.8, tensile strength 1000 instead of 800 MPa, 10 % less a piece',
    'Stronger: 10.9 instead of 8.8, tensile strength 1000 instead of 800 MPa, plain instead of zinc-plated',
  ])
})
