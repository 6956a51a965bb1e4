import { expect, test } from 'vitest'
import { listQuarters } from './period-search.ts'

test('quarters are listed back from a day, over the turn of a year, with their first and last days', () => {
  expect(listQuarters('2024-02-29', 3)).toEqual([
    { name: 'Q1 2024', from: '2024-01-01', to: '2024-03-31' },
    { name: 'Q4 2023', from: '2023-10-01', to: '2023-12-31' },
    { name: 'Q3 2023', from: '2023-07-01', to: '2023-09-30' },
  ])
})
