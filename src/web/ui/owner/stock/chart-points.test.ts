import { expect, test } from 'vitest'
import { drawStock } from './chart-points.ts'

const box = { width: 100, height: 50 }
const newestFirst = (...levels: (number | null)[]) => levels.map(available => ({ available }))

test('draws steps from the oldest to the newest, above a baseline of zero', () => {
  expect(drawStock(newestFirst(10, 40, 20), box)).toEqual({
    points: '0,25 50,25 50,0 100,0 100,37.5',
    first: 20,
    last: 10,
    least: 10,
    most: 40,
  })
})

test('leaves out movements that do not say what there was after them', () => {
  expect(drawStock(newestFirst(5, null, 10), box)?.points).toBe('0,0 100,0 100,25')
})

test('draws the baseline if nothing was ever available, and nothing for a single movement', () => {
  expect(drawStock(newestFirst(0, 0), box)?.points).toBe('0,50 100,50 100,50')
  expect(drawStock(newestFirst(7, null), box)).toBeUndefined()
})
