import { expect, test } from 'vitest'
import { materialGroupOf, readQualities } from './qualities.ts'

test.each([
  ['Stainless steel A2-70 (1.4301)', 'A2-70', 'Stainless', ['1.4301', '304', 'a2', 'a2-70', 'stainless']],
  ['Stainless steel 18-8 (AISI 304)', '18-8', 'Stainless', ['1.4301', '304', 'a2', 'stainless']],
  ['Steel, strength class 8.8', '8.8', 'Zinc-plated', ['8.8', 'steel', 'zinc', 'zinc-plated']],
  [
    'Steel, strength class 8, ring of polyamide 6.6',
    'Class 8, Yellow Zinc',
    'Yellow zinc-plated',
    ['class-8', 'steel', 'yellow-zinc', 'zinc'],
  ],
  ['Brass CuZn37', 'Brass', 'Polished brass', ['brass']],
  [null, null, null, []],
])('%s, %s, %s has its qualities', (material, grade, finish, keys) => {
  expect([...readQualities({ material, grade, finish })].toSorted()).toEqual(keys)
})

test.each([
  ['Stainless spring wire 1.4310', 'Stainless steel'],
  ['Cobalt high-speed steel HSS-E Co 5', 'High-speed steel'],
  ['Steel 5.8, base of polyamide PA6-GF30', 'Steel'],
  ['Aluminium AlMg3.5, mandrel of steel', 'Aluminium'],
  ['Nitrile rubber NBR, 70 Shore A', 'Rubber'],
  ['Grey cast iron EN-GJL-200, bearing steel', 'Cast iron'],
  ['Unobtainium', null],
  [null, null],
])('%s is in the group %s', (material, group) => {
  expect(materialGroupOf(material)).toBe(group)
})
