import { expect, test } from 'vitest'
import { fileNameOf } from './save-file.ts'

test.each([
  [{ sku: 'PH-4017-M10X40', name: 'Hex Bolt' }, 'ph-4017-m10x40.stl'],
  [{ sku: null, name: 'Hex Bolt M10 x 40, 8.8' }, 'hex-bolt-m10-x-40-8-8.stl'],
  [{ sku: null, name: '螺栓' }, 'part.stl'],
])('the file of %j is called %s', (product, name) => {
  expect(fileNameOf(product, 'stl')).toBe(name)
})
