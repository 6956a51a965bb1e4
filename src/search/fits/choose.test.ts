import { expect, test } from 'vitest'
import { cents } from '#contract/money.ts'
import { type Candidate, chooseBest } from './choose.ts'
import { fitsWith } from './fits-with.ts'

/** Nuts and screws M8, by grade, material and finish. */
const materials = {
  'Class 8': ['Steel, strength class 8', 'Zinc-plated'],
  'Class 8, galvanised': ['Steel, strength class 8', 'Hot-dip galvanised'],
  'Class 10': ['Steel, strength class 10', 'Black oxide'],
  A2: ['Stainless steel A2-70 (1.4301)', 'Stainless'],
  A4: ['Stainless steel A4-80 (1.4401)', 'Stainless'],
  Brass: ['Brass CuZn37', 'Polished brass'],
  '8.8': ['Steel, strength class 8.8', 'Zinc-plated'],
  '10.9': ['Alloy steel, class 10.9', 'Black oxide'],
  '12.9': ['Alloy steel, strength class 12.9', 'Black oxide'],
  'A2-70': ['Stainless steel A2-70 (1.4301)', 'Stainless'],
} as const
type Grade = keyof typeof materials

function candidate(model: string, standard: string, grade: Grade, more: Partial<Candidate> = {}): Candidate {
  const [material, finish] = materials[grade]
  const dimensions = [
    { symbol: 'd', value: 8 },
    { symbol: 'P', value: 1.25 },
  ]
  return {
    model,
    standard,
    grade,
    material,
    finish,
    size: 'M8',
    dimensions,
    isInStock: true,
    priceCents: cents(5),
    ...more,
  }
}

const nut = (grade: Grade, more: Partial<Candidate> = {}) => candidate('hex-nut', 'ISO 4032', grade, more)

/** The grade of the nut that is chosen for a screw of this grade. */
function chooseNut(screw: Grade, nuts: readonly Candidate[]): string | null | undefined {
  const wanted = fitsWith(candidate('hex-bolt', 'ISO 4017', screw)).find(({ role }) => role === 'Nut')?.wanted
  return wanted ? chooseBest(wanted, nuts)?.grade : undefined
}

const all = [nut('Class 8'), nut('Class 8, galvanised'), nut('Class 10'), nut('A2'), nut('A4'), nut('Brass')]

test.each<[Grade, string | undefined]>([
  ['8.8', 'Class 8'],
  ['10.9', 'Class 10'],
  ['12.9', undefined],
  ['A2-70', 'A2'],
])('a screw of %s gets a nut of %s', (screw, chosen) => {
  expect(chooseNut(screw, all)).toBe(chosen)
})

test('what is in stock comes before what is more alike, if it fits as well', () => {
  expect(chooseNut('A2-70', [nut('A2', { isInStock: false }), nut('A4')])).toBe('A4')
  expect(chooseNut('8.8', [nut('Class 8', { isInStock: false }), nut('Class 10')])).toBe('Class 10')
})

test('metals that corrode one another, weaker nuts and other coatings are not joined, in stock or not', () => {
  expect(chooseNut('A2-70', [nut('Class 8'), nut('Brass')])).toBeUndefined()
  expect(chooseNut('10.9', [nut('Class 8')])).toBeUndefined()
  expect(chooseNut('8.8', [nut('Class 8, galvanised')])).toBeUndefined()
})

test('the preferred standard comes first, then the lower price', () => {
  const din = candidate('hex-nut', 'DIN 934', 'Class 8', { priceCents: cents(1) })
  expect(chooseNut('8.8', [din, nut('Class 8')])).toBe('Class 8')
  const wanted = fitsWith(candidate('hex-bolt', 'ISO 4017', '8.8'))[0]?.wanted
  if (!wanted) throw new Error('a nut fits')
  expect(chooseBest(wanted, [din, nut('Class 8')])?.standard).toBe('ISO 4032')
  expect(chooseBest(wanted, [nut('Class 8'), nut('Class 8', { priceCents: cents(4) })])?.priceCents).toBe(4)
})

test('a fine thread does not go on a coarse one, nor another shape of the standard', () => {
  const fine = nut('Class 8', {
    dimensions: [
      { symbol: 'd', value: 8 },
      { symbol: 'P', value: 1 },
    ],
  })
  expect(chooseNut('8.8', [fine, nut('Class 8', { model: 'cap-nut' })])).toBeUndefined()
})
