import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from '../../../search-params.ts'
import { displayFields, filterFields } from './form-fields.ts'
import { type ResultsSearch, readResultsSearch } from './results-search.ts'

const everything: ResultsSearch = {
  q: 'hexagon screw',
  category: 'fasteners',
  standard: ['ISO 4017', 'ISO 4014'],
  material: ['Steel 8.8'],
  grade: ['8.8'],
  finish: ['Zinc-plated'],
  dim: ['thread:8,10', 'length:20..60', 'pitch:..1.5'],
  min_price: '0.05',
  max_price: '12.5',
  in_stock: true,
  sort: '-price',
  unit: 'inch',
  view: 'cards',
  size: 48,
  from: 96,
  shown: 144,
  open: ['standard'],
}

/** What is said, without what is not. */
const said = (search: ResultsSearch) => JSON.parse(JSON.stringify(search))

test('an address says every filter, and is read again as the same', () => {
  expect(readResultsSearch(parseSearch(stringifySearch({ ...everything })))).toEqual(everything)
})

test.each(['mm', 'inch'] as const)('a form in %s says the same as the address', unit => {
  const { from: _from, shown: _shown, ...first } = everything
  const search = { ...first, unit: unit === 'inch' ? unit : undefined }
  const fields = [...filterFields(search, key => key !== 'angle'), ...displayFields(search)]
  const query = new URLSearchParams(fields.map(([name, value]) => [name, value]))
  expect(said(readResultsSearch(parseSearch(String(query))))).toEqual(said(search))
})

test('leaves out empty, default and invalid values', () => {
  const raw = {
    q: ' ',
    category: 'toString',
    standard: '',
    dim: ['thread', 'thread:x', 'a:b:1', 'length:..', '../..:1'],
    min_price: '-1',
    in_stock: 'no',
    sort: 'size',
    unit: 'ell',
    view: 'x',
    size: '25',
    from: '-24',
    shown: 'x',
    'from:length': 'wide',
  }
  expect(said(readResultsSearch(raw))).toEqual({})
})

test('puts together what a form says of one dimension; a range replaces its values', () => {
  expect(readResultsSearch({ dim: ['thread:8', 'length:20', 'thread:10'] }).dim).toEqual([
    'thread:8,10',
    'length:20',
  ])
  expect(readResultsSearch({ dim: 'length:20', 'from:length': '25', 'to:length': '' }).dim).toEqual([
    'length:25..',
  ])
})

test('shows whole pages, and no more than one call can answer', () => {
  expect(readResultsSearch({ shown: 30 }).shown).toBe(48)
  expect(readResultsSearch({ shown: 1e9 }).shown).toBe(192)
  expect(readResultsSearch({ shown: '97', size: '96' }).shown).toBe(192)
})
