import { expect, test } from 'vitest'
import { describePicture } from './describe-picture.ts'

const bolt = { name: 'Hex Bolt M10 x 40', material: 'Steel, strength class 8.8', finish: 'Zinc-plated' }

test('a picture says what the part is and what it is made of', () => {
  expect(describePicture(bolt)).toBe('Hex Bolt M10 x 40 (Steel, strength class 8.8; Zinc-plated)')
  expect(describePicture(bolt, 1)).toBe(
    'Hex Bolt M10 x 40 (Steel, strength class 8.8; Zinc-plated), seen from the other side',
  )
})

test('unknown facts are left out', () => {
  expect(describePicture({ ...bolt, material: null })).toBe('Hex Bolt M10 x 40 (Zinc-plated)')
  expect(describePicture({ ...bolt, material: null, finish: null })).toBe('Hex Bolt M10 x 40')
})
