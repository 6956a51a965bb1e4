import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.resetModules()
})
afterEach(() => void vi.unstubAllGlobals())

const open = () => import('./compared-products.ts')

test('a part is known by its SKU, one without a SKU by its id', async () => {
  const { comparedAs } = await open()
  expect(comparedAs({ _id: '7', sku: 'PH-1' })).toBe('PH-1')
  expect(comparedAs({ _id: '7', sku: null })).toBe('7')
})

test('a part is added and taken out again; the others keep their order', async () => {
  const { readCompared, toggleCompared } = await open()
  for (const part of ['a', 'b', 'c']) expect(toggleCompared(part)).toBe(true)
  expect(toggleCompared('b')).toBe(true)
  expect(readCompared()).toEqual(['a', 'c'])
})

test('a fifth part is refused and changes nothing', async () => {
  const { readCompared, toggleCompared } = await open()
  for (const part of ['a', 'b', 'c', 'd']) toggleCompared(part)
  expect(toggleCompared('e')).toBe(false)
  expect(readCompared()).toEqual(['a', 'b', 'c', 'd'])
})

test('another tab sees the same parts', async () => {
  const one = await open()
  one.toggleCompared('a')
  vi.resetModules()
  const other = await open()
  expect(other.readCompared()).toEqual(['a'])
  other.clearCompared()
  expect(one.readCompared()).toEqual([])
})

test.each(['{"a":1}', 'no JSON', '["a",7,null]', '["a","b","c","d","e","f"]'])(
  'what somebody else wrote into the storage is read as far as it makes sense: %s',
  async written => {
    localStorage.setItem('compare', written)
    const { readCompared } = await open()
    expect(['', 'a', 'a,b,c,d']).toContain(readCompared().join())
  },
)

test('without storage the parts last as long as the page', async () => {
  vi.stubGlobal('localStorage', undefined)
  const { readCompared, toggleCompared } = await open()
  toggleCompared('a')
  expect(readCompared()).toEqual(['a'])
})
