import { expect, test } from 'vitest'
import type { Suggestion } from '#contract/search/search.ts'
import { closedCombobox } from './combobox.ts'
import { listOptions } from './options.ts'

const suggest = (fields: Partial<Suggestion> & Pick<Suggestion, 'kind' | 'text'>): Suggestion => ({
  detail: '',
  query: null,
  category: 'fasteners',
  family: null,
  _id: null,
  sku: null,
  image: null,
  count: 1,
  ...fields,
})
const screws = suggest({ kind: 'family', text: 'Hexagon screws', family: 'hexagon-screws' })
const m8 = suggest({ kind: 'size', text: 'M8 × 40', family: 'hexagon-screws', _id: '7', sku: 'PH/8' })
const loose = suggest({ kind: 'size', text: 'Handwheel', _id: '9' })
const iso = suggest({ kind: 'standard', text: 'ISO 4017', query: 'ISO 4017' })
const springs = suggest({ kind: 'category', text: 'Springs', category: 'springs' })

const list = (...suggestions: Suggestion[]) =>
  listOptions({ ...closedCombobox('m8'), suggestions }, ['bolt', 'nut'], '/all-products')

test('each kind leads to its page; a standard to a search', () => {
  expect(list(m8, loose, screws, iso, springs).map(({ href, search }) => [href, search])).toEqual([
    ['/parts/hexagon-screws/PH%2F8', null],
    ['/parts/fasteners/9', null],
    ['/parts/hexagon-screws', null],
    ['/all-products?q=ISO%204017', 'ISO 4017'],
    ['/parts/springs', null],
  ])
})

test('options of a kind stand together, where the best of them stands', () => {
  const options = list(screws, m8, iso, suggest({ kind: 'family', text: 'Nuts', family: 'nuts' }), loose)
  expect(options.map(({ text }) => text)).toEqual([
    'Hexagon screws',
    'Nuts',
    'M8 × 40',
    'Handwheel',
    'ISO 4017',
  ])
  expect(new Set(options.map(({ id }) => id)).size).toBe(5)
})

test('an empty field offers the recent searches', () => {
  const options = listOptions(closedCombobox(' '), ['bolt', 'nut'], '/parts')
  expect(options.map(({ kind, text, href }) => [kind, text, href])).toEqual([
    ['recent', 'bolt', '/parts?q=bolt'],
    ['recent', 'nut', '/parts?q=nut'],
  ])
})
