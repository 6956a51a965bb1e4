import { expect, test } from 'vitest'
import { isLikeKind, kindPath, partPath } from './addresses.ts'

const part = { _id: '01a219b3-cfde-7000-8a1f-1a463cec76e8', category: 'shipping' }

test.each([
  [{ sku: 'PH-1', family: 'snap-hooks' }, '/parts/snap-hooks/PH-1'],
  [{ sku: null, family: 'snap-hooks' }, `/parts/snap-hooks/${part._id}`],
  [{ sku: 'hooks', family: 'snap-hooks' }, '/parts/snap-hooks/hooks'],
  [{ sku: 'PH-1', family: null }, '/parts/shipping/PH-1'],
  [{ sku: 'Hooks', family: null }, '/parts/shipping/Hooks'],
  [{ sku: 'snap-hooks', family: null }, `/parts/shipping/${part._id}`],
])('the page of a part with %j is %s', (named, path) => expect(partPath({ ...part, ...named })).toBe(path))

test('the page of a kind lies below its category, where no id and no page of a part can', () => {
  expect(kindPath({ _id: 'lifting-eyes', category: 'shipping' })).toBe('/parts/shipping/lifting-eyes')
  expect(isLikeKind('lifting-eyes')).toBe(true)
  expect(isLikeKind(part._id)).toBe(false)
})
