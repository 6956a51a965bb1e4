import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const WORKFLOWS = globSync('.github/workflows/*.yml', { cwd: ROOT }).toSorted()

const step = z.looseObject({ uses: z.string().optional(), run: z.string().optional() })
const workflow = z.looseObject({
  name: z.string(),
  permissions: z.record(z.string(), z.enum(['read', 'write'])),
  jobs: z.record(z.string(), z.looseObject({ 'timeout-minutes': z.number(), steps: z.array(step) })),
})
const stepsOf = (path: string) =>
  Object.values(workflow.parse(parse(read(path))).jobs).flatMap(({ steps }) => steps)

test.each(WORKFLOWS)('%s says what it may do and how long, and names a version of each action', path => {
  const steps = stepsOf(path)
  expect(steps.length).toBeGreaterThan(1)
  for (const { uses } of steps) expect(uses ?? 'a/b@v1').toMatch(/^[\w-]+(\/[\w-]+)+@(v\d|[0-9a-f]{40})/)
})

test('the checks of each change are those that .ci/run makes', () => {
  expect(stepsOf('.github/workflows/checks.yml').map(({ run }) => run)).toContain('.ci/run')
})

test.each(globSync('.github/ISSUE_TEMPLATE/*.yml', { cwd: ROOT }))('%s can be read', path => {
  expect(parse(read(path), { strict: true })).toBeTypeOf('object')
})
