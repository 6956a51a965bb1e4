import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { run } from './run.ts'
import { areTested, hashParts, noteTested } from './tested-parts.ts'

/**
 * Runs every check of the repository (types, lint, format and what nothing uses, beside all tests) and ends with one line, `N passed, N failed`.
 * Arguments are passed to the test runner: `npm test -- --project integration`. Without any, the tests of the parts are left out if they have passed with the parts as they are (`parts/tested.json`).
 */
const checks = [
  // More of them do some of the work again: four take twice the processor's time.
  ['types', 'tsc', '--noEmit', '--checkers', '1'],
  ['lint', 'oxlint'],
  ['format', 'biome', 'check'],
  ['no dead code', 'knip'],
] as const

interface Count {
  passed: number
  failed: number
}

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
})

await main()

async function main(): Promise<void> {
  // Much of the tests' time is waiting, in which the checks fit.
  const [verdicts, tests] = await Promise.all([runChecks(), runTests()])
  // At the end, where they are seen.
  for (const { name, isGood } of verdicts) console.log(`${isGood ? '✓' : '✗'} ${name}`)
  const good = verdicts.filter(({ isGood }) => isGood).length
  const passed = tests.passed + good
  const failed = tests.failed + verdicts.length - good
  process.exitCode = failed > 0 ? 1 : 0
  console.log(`${passed} passed, ${failed} failed`)
}

/** One after the other: together they need more memory than a small machine has. */
async function runChecks(): Promise<{ name: string; isGood: boolean }[]> {
  const verdicts = []
  for (const [name, command, ...args] of checks)
    verdicts.push({ name, isGood: (await run(command, args)) === 0 })
  return verdicts
}

async function runTests(): Promise<Count> {
  const folder = await mkdtemp(join(tmpdir(), 'parts-hub-report-'))
  const file = join(folder, 'report.json')
  try {
    const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const given = process.argv.slice(2)
    const parts = await hashParts()
    const isWithoutParts = given.length === 0 && (await areTested(parts))
    if (isWithoutParts)
      console.log(
        'The tests of parts/ have passed with the parts as they are (parts/tested.json), and are left out.',
      )
    const exitCode = await run('vitest', [
      ...args,
      ...given,
      ...(isWithoutParts ? ['--exclude', 'parts/**'] : []),
    ])
    if (given.length === 0 && !isWithoutParts && exitCode === 0) await noteTested(parts)
    return countTests(await readFile(file, 'utf8').catch(() => undefined), exitCode)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A missing report, no tests, a file that failed outside its tests, a failed runner: each counts as a failure. */
function countTests(text: string | undefined, exitCode: number): Count {
  if (text === undefined) return { passed: 0, failed: 1 }
  const { numPassedTests: passed, numFailedTests, testResults } = report.parse(JSON.parse(text))
  const fallen = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every(each => each.status !== 'failed'),
  )
  const failed = numFailedTests + fallen.length
  const isUnexplained = failed === 0 && (exitCode !== 0 || passed === 0)
  return { passed, failed: isUnexplained ? 1 : failed }
}
