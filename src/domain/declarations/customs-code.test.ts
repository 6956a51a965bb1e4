import { expect, test } from 'vitest'
import { proposeByConditions, proposeCustomsCode, sizeConditions } from './customs-code.ts'

const mm = (sizes: Record<string, number>) =>
  Object.entries(sizes).map(([symbol, value]) => ({ symbol, name: symbol, value, unit: 'mm' }))

test.each([
  ['socket-cap-screw', 'Alloy steel, strength class 12.9', 'ISO 4762', {}, '73181568'],
  ['socket-cap-screw', 'Stainless steel A2-70 (1.4301)', 'ISO 4762', {}, '73181562'],
  ['hex-bolt', 'Steel, strength class 8.8', 'ISO 4017', {}, '73181588'],
  ['hex-bolt', 'Steel, strength class 4.6', 'ISO 4018', {}, '73181582'],
  ['hex-bolt-with-shank', 'Medium carbon steel, SAE J429 grade 5', 'ASME B18.2.1', { d: 25.4 }, '73181588'],
  ['hex-bolt-with-shank', 'Medium carbon steel, SAE J429 grade 5', 'ASME B18.2.1', { d: 31.75 }, '73181582'],
  ['hex-bolt', 'Steel of another kind', 'ISO 4017', {}, '731815'],
  ['hex-nut', 'Steel, strength class 8', 'ISO 4032', { d: 12 }, '73181692'],
  ['hex-nut', 'Steel, strength class 8', 'ISO 4032', { d: 14 }, '731816'],
  ['hex-nut', 'Steel, strength class 8', 'ISO 4032', { d: 16 }, '73181699'],
  ['hex-nut', 'Brass CuZn37', 'DIN 934', { d: 8 }, '74153300'],
  ['nyloc-nut', 'Steel, strength class 8, ring of polyamide 6.6', 'DIN 985', { d: 8 }, '73181660'],
  ['nyloc-nut', 'Stainless steel A2-70 (1.4301), ring of polyamide 6.6', 'DIN 985', { d: 8 }, '73181639'],
  ['cross-pan-tapping-screw', 'Steel', 'DIN 7996', {}, '73181290'],
  ['cross-pan-tapping-screw', 'Case-hardened steel', 'ISO 7049', {}, '73181491'],
  ['threaded-rod', 'Steel, strength class 4.8', 'DIN 976-1', {}, '73181542'],
  ['ball-bearing', 'Bearing steel 100Cr6, hardened', 'DIN 625-1', { D: 30 }, '84821010'],
  ['ball-bearing', 'Bearing steel 100Cr6, hardened', 'DIN 625-1', { D: 32 }, '84821090'],
  ['twist-drill', 'Cobalt high-speed steel HSS-E Co 5', 'DIN 338', {}, '82075060'],
  ['end-mill', 'Fine-grain carbide K20-K40', 'DIN 6527', {}, '82077010'],
  ['jaw-coupling', 'Grey cast iron EN-GJL-250, polyurethane star', null, {}, '84836020'],
  ['jaw-coupling', 'Aluminium die-cast, polyurethane star', null, {}, '84836080'],
  ['rivet-nut', 'Aluminium AlMg5', null, {}, '76161000'],
  ['hex-nut', 'Unobtainium', 'ISO 4032', { d: 8 }, undefined],
  [null, 'Steel C45', null, {}, undefined],
] as const)('a %s of %s (%s, %o) has the customs code %s', (model, material, standard, sizes, code) => {
  const part = { model, material, standard }
  const dimensions = mm(sizes)
  expect(proposeCustomsCode({ ...part, dimensions })?.code).toBe(code)
  // As the database says which conditions it meets.
  const met = sizeConditions.map(({ symbol, than, millimetres }) => {
    const size = dimensions.find(each => each.symbol === symbol)?.value
    return size !== undefined && (than === '>' ? size > millimetres : size <= millimetres) ? '1' : '0'
  })
  expect(proposeByConditions(part, met.join(''))?.code).toBe(code)
})

test('a code is certain only where the nomenclature names the part', () => {
  const of = (model: string) =>
    proposeCustomsCode({ model, material: 'Steel', standard: null, dimensions: [] })?.isCertain
  expect([of('split-pin'), of('parallel-pin'), of('hex-bolt')]).toEqual([true, false, false])
})
