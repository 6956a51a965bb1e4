import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { isBuilt } from './build-stamp.ts'

/**
 * Builds the shop if its sources have changed, then opens it in this same process: `npm start`. One process, so that
 * ending npm, or the shell that npm may start in between, ends the shop.
 */
process.env.NODE_ENV = 'production'
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

if (!(await isBuilt())) await build()
await import(new URL('../dist/shop/main.js', import.meta.url).href)

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
