import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'

/**
 * Builds the pages if the sources have changed, then opens the shop in this same process: `npm start`. One process, so
 * that ending npm, or the shell that npm may start in between, ends the shop.
 */
process.env.NODE_ENV = 'production'
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

await build()
// What V8 made of the sources, and of TypeScript without its types: most of the time until the shop opens.
enableCompileCache(join(import.meta.dirname, '../dist/compiled'))
await import('../src/main.ts')
// The shop is open. Kept now, as it may be killed.
flushCompileCache()

/** In a separate process: the bundler's memory is freed before the shop opens. */
async function build(): Promise<void> {
  const child = spawn(process.execPath, [`${import.meta.dirname}/build.ts`, '--if-changed'], {
    stdio: 'inherit',
  })
  const stop = () => giveUp(child)
  for (const signal of SIGNALS) process.on(signal, stop)
  const [code] = await once(child, 'exit')
  if (code !== 0) process.exit(1)
  for (const signal of SIGNALS) process.off(signal, stop)
}

function giveUp(child: ChildProcess): never {
  child.kill('SIGKILL')
  process.exit(1)
}
