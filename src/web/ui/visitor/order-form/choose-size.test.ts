import { expect, test } from 'vitest'
import { chooseSize, gradesOf, sizesOf } from './choose-size.ts'

const sizes = [
  { size: 'M3', grade: '8.8' },
  { size: 'M3', grade: 'A2' },
  { size: 'M4', grade: 'A2' },
]

test('lists each size once, and the grades that it is made in', () => {
  expect(sizesOf(sizes)).toEqual(['M3', 'M4'])
  expect(gradesOf(sizes, 'M3')).toEqual(['8.8', 'A2'])
  expect(gradesOf(sizes, 'M4')).toEqual(['A2'])
})

test('keeps the grade with another size, or takes one that is made', () => {
  expect(chooseSize(sizes, { size: 'M4', grade: 'A2' })).toBe(sizes[2])
  expect(chooseSize(sizes, { size: 'M4', grade: '8.8' })).toBe(sizes[2])
  expect(chooseSize(sizes, { size: 'M5', grade: 'A2' })).toBeUndefined()
})
