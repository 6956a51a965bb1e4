import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { z } from 'zod'

/** In a process of its own, where nothing else takes memory: how much it has when it has been busy, and when it has been quiet since. */
const PROGRAM = `
  import { setTimeout as sleep } from 'node:timers/promises'
  import { giveBackMemory } from ${JSON.stringify(join(import.meta.dirname, '../../src/server/give-back-memory.ts'))}
  let kept = Array.from({ length: 200_000 }, (_, index) => ({ text: String(index).repeat(20) + index }))
  const busy = process.memoryUsage().rss
  kept = []
  const end = new AbortController()
  if (process.argv.includes('--giving')) giveBackMemory(end.signal, 50)
  await sleep(1_500)
  end.abort()
  console.log(JSON.stringify({ busy, quiet: process.memoryUsage().rss }))
`
const told = z.object({ busy: z.number(), quiet: z.number() }).transform(({ busy, quiet }) => busy - quiet)

async function measure(...args: string[]): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    PROGRAM,
    '--',
    ...args,
  ])
  return told.parse(JSON.parse(stdout))
}

test('a quiet shop gives back what it needed when it was busy, which it would keep otherwise', async () => {
  expect(await measure()).toBeLessThan(10 * 2 ** 20)
  expect(await measure('--giving')).toBeGreaterThan(30 * 2 ** 20)
})
