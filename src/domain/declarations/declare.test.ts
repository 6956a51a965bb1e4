import { expect, test } from 'vitest'
import { declare } from './declare.ts'

const FREE = 'Electro-galvanised, blue passivated, free of chromium VI.'
const OPEN = 'to be confirmed'
const NONE = 'no SVHC above 0.1 %'
const LEAD = 'lead above 0.1 % (Article 33)'

test.each([
  ['Steel, strength class 8.8', 'Zinc-plated', FREE, 'conforms', NONE],
  ['Steel, strength class 8.8', 'Zinc-plated', '', OPEN, OPEN],
  ['Steel, strength class 8', 'Zinc-plated', FREE, 'conforms', NONE],
  ['Steel, strength class 4.8', 'Zinc-plated', FREE, OPEN, OPEN],
  ['Steel, strength class 10, ring of polyamide 6.6', 'Zinc-plated', FREE, OPEN, OPEN],
  ['Stainless steel A2-70 (1.4301)', 'Stainless', '', 'conforms', NONE],
  ['Martensitic stainless steel C1, 460 to 560 HV', 'Ground', '', 'conforms', NONE],
  ['Stainless steel A2-70 (1.4301), with a new part', 'Stainless', '', OPEN, OPEN],
  ['Steel 11SMnPb30, turned', 'Bright', '', 'conforms with exemption 6(a)-I, while it is in force', LEAD],
  ['Brass CuZn39Pb3', 'Polished brass', '', 'conforms with exemption 6(c), while it is in force', LEAD],
  ['Brass CuZn37', 'Polished brass', '', 'conforms', NONE],
  ['Free-cutting steel, 125 to 245 HV', 'Bright', '', OPEN, OPEN],
  ['Aluminium EN AW-2007, steel flanges', 'Plain aluminium', '', 'does not conform', LEAD],
  ['Cobalt high-speed steel HSS-E Co 5', 'Bright', '', 'conforms', OPEN],
  ['Bearing steel 100Cr6, NBR seals', 'Ground', '', OPEN, OPEN],
  ['Alloy steel, strength class 12.9', 'Black oxide', '', OPEN, OPEN],
  ['Unobtainium', 'Bright', '', OPEN, OPEN],
  [null, null, '', OPEN, OPEN],
  ['Steel C45', 'Painted by somebody', '', OPEN, OPEN],
])('%s, %s (%s) is by RoHS: %s, and by REACH: %s', (material, finish, description, rohs, reach) => {
  const found = declare({ material, finish, description, standard: 'ISO 4017', confirmed: null })
  expect(found.map(({ subject, statement }) => [subject, statement])).toEqual([
    ['RoHS', rohs],
    ['REACH', reach],
  ])
})

test('a declaration says why, and by whose figures', () => {
  const [rohs] = declare({
    material: 'Steel 11SMnPb30',
    finish: 'Zinc-plated',
    description: FREE,
    standard: null,
    confirmed: null,
  })
  expect(rohs).toEqual({
    subject: 'RoHS',
    statement: 'conforms with exemption 6(a)-I, while it is in force',
    why: '0.15 to 0.35 % lead for machining',
    source: 'EN 10087: 11SMnPb30',
  })
})

test.each([
  ['EN 13889', 'CE marking'],
  ['DIN 580', 'CE marking'],
  ['EN 14399-4', 'Declaration of performance'],
])('what is made to %s needs a paper (%s), which is to be confirmed', (standard, subject) => {
  const found = declare({
    material: 'Steel C45',
    finish: 'Bright',
    description: '',
    standard,
    confirmed: null,
  })
  expect(found[2]).toMatchObject({ subject, statement: OPEN })
})
