import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findReached } from './changed-files.ts'

const BROWSERS = ['tests/support/built-shop.ts']

test.each([
  'src/web/routes/cart.tsx',
  'src/web/styles.css',
  'src/contract/money.ts',
  'parts/sizes.ts',
  'public/favicon.svg',
  'texts/terms.md',
  'vite.config.ts',
  'package-lock.json',
])('a change of %s reaches the browser tests', path => {
  expect(findReached(['README.md', path])).toEqual(BROWSERS)
})

test.each(['src/domain/orders/book.ts', 'src/main.ts'])(
  'a change of %s reaches the tests that start the built shop',
  path => {
    expect(findReached([path])).toContain('tests/integration/built-shop.test.ts')
    expect(findReached([path, 'texts/terms.md'])).toEqual(BROWSERS)
  },
)

test('a change of what the shop does reaches every integration test that builds the shop', async () => {
  const cwd = join(import.meta.dirname, '../..')
  const reached = findReached(['src/main.ts'])
  for await (const path of glob('tests/integration/*.test.ts', { cwd }))
    if ((await readFile(join(cwd, path), 'utf8')).includes('support/built-shop.ts'))
      expect(reached).toContain(path.replaceAll('\\', '/'))
})

test.each(['README.md', 'src/web/in-turn.test.ts', 'parts/mass.test.ts', 'tests/browser/basket.test.ts'])(
  'a change of %s reaches nothing but what imports it',
  path => {
    expect(findReached([path])).toEqual([])
  },
)
