import { expect, test } from 'vitest'
import { readShared, sharedPath } from './shared-link.ts'

test('a link carries the lines after its #, by SKU or else by id, and is read back', () => {
  const lines = [
    { product: 'a1', sku: 'PH-4017/M8', quantity: 100 },
    { product: 'b2', sku: null, quantity: 1 },
  ]
  const path = sharedPath(lines)
  expect(path).toBe('/shared-basket#PH-4017%2FM8:100,b2:1')
  expect(readShared(path.slice(path.indexOf('#')))).toEqual([
    { product: 'PH-4017/M8', quantity: 100 },
    { product: 'b2', quantity: 1 },
  ])
})

test('what is not a line is left out, and so is what is beyond 500 lines', () => {
  expect(readShared('#a:0,b:1000001,:3,c,d:x,%ff:1,<b>:1,e:2')).toEqual([{ product: 'e', quantity: 2 }])
  expect(readShared('')).toEqual([])
  expect(readShared(`#${Array.from({ length: 600 }, (_, n) => `P${n}:1`).join(',')}`)).toHaveLength(500)
})
