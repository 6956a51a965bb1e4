import { expect, test } from 'vitest'
import { sizesAround } from './other-sizes.ts'

const size = (length: number, grade: string) => ({
  id: `${length} ${grade}`,
  sku: null,
  name: `Screw ${length}, ${grade}`,
  size: `M8 x ${length}`,
  grade,
})
const sizes = Array.from({ length: 60 }, (_, index) => [size(index, '8.8'), size(index, 'A2')]).flat()
const around = (length: number, grade = 'A2') => sizesAround(sizes, size(length, grade))

test('the neighbours of a size are of its own grade', () => {
  const { smaller, larger, grades, near } = around(30)
  expect([smaller?.id, larger?.id]).toEqual(['29 A2', '31 A2'])
  expect(grades.map(({ grade }) => grade)).toEqual(['8.8', 'A2'])
  expect(near.map(({ id }) => id)).toHaveLength(25)
  expect([near[0]?.id, near.at(-1)?.id]).toEqual(['18 A2', '42 A2'])
})

test('the smallest and the largest size have one neighbour', () => {
  expect(around(0).smaller).toBeUndefined()
  expect(around(0).larger?.id).toBe('1 A2')
  expect(around(59).larger).toBeUndefined()
  expect(around(59).smaller?.id).toBe('58 A2')
})

test('a size that is not listed has no neighbours', () => {
  const { smaller, larger, near } = sizesAround(sizes, size(99, 'A2'))
  expect([smaller, larger]).toEqual([undefined, undefined])
  expect(near[0]?.id).toBe('0 A2')
})
