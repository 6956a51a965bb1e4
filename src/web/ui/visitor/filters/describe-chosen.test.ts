import { expect, test } from 'vitest'
import type { Facet } from '#contract/search/search.ts'
import { describeChosen } from './describe-chosen.ts'
import { listChosen } from './narrow.ts'

function facet(key: string, name: string, unit: string | null, labels: Record<string, string>): Facet {
  const values = Object.entries(labels).map(([value, label]) => ({ value, label, count: 1, isChosen: true }))
  return { key, name, symbol: null, unit, values, ranges: [], min: null, max: null }
}

const facets = [
  facet('grade', 'Grade', null, { '04': '04' }),
  facet('dim:thread', 'Thread', 'mm', { 8: 'M8' }),
  facet('dim:length', 'Length', 'mm', {}),
  facet('dim:angle', 'Angle', '°', { 90: '90' }),
]
const search = {
  grade: ['04'],
  dim: ['thread:8', 'length:6.35..25.4', 'angle:90', 'head-height:4'],
  max_price: '5',
}
const describe = (unit: 'mm' | 'inch') =>
  listChosen(search).map(each => describeChosen(each, facets, unit).replaceAll('\u{a0}', ' '))

test('says what is chosen by its name, lengths in the unit that is shown', () => {
  expect(describe('mm')).toEqual([
    'Grade 04',
    'Thread M8',
    'Length 6.35 mm to 25.4 mm',
    'Angle 90°',
    'Head height 4',
    'Price up to €5.00',
  ])
  expect(describe('inch').slice(1, 4)).toEqual(['Thread M8', 'Length 1/4" to 1"', 'Angle 90°'])
})
