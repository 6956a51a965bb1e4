import { performance } from 'node:perf_hooks'
import { memoryUsage } from 'node:process'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const EVERY_MS = 20_000
/** The share of its time that the thread spends working, at most, in a shop that nobody visits. */
const QUIET = 0.02
/** Below that much more than after the last collection there is little to give back. */
const GROWTH = 1.25
/** A third of a second is spent on what is kept of 52,790 sizes. Of larger heaps nothing is given back: whoever comes just then waits. */
const LARGEST_BYTES = 640 * 2 ** 20

/**
 * Gives back the memory that the start and busy times have taken, once it is quiet, until `signal` aborts: V8 collects while a program
 * allocates, so that a shop that nobody visits would keep for ever what it needed at its busiest.
 */
export function giveBackMemory(signal: AbortSignal, everyMs = EVERY_MS): void {
  let seen = performance.eventLoopUtilization()
  let leftBytes = 0
  const timer = setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(seen)
    seen = performance.eventLoopUtilization()
    const { heapTotal } = memoryUsage()
    if (utilization > QUIET || heapTotal < GROWTH * leftBytes || heapTotal > LARGEST_BYTES) return
    collect()
    leftBytes = memoryUsage().heapTotal
    seen = performance.eventLoopUtilization()
  }, everyMs)
  timer.unref()
  signal.addEventListener('abort', () => clearInterval(timer))
}

/** The collection of last resort alone gives pages of memory back to the system. */
function collect(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext("gc({ type: 'major', flavor: 'last-resort' })")
}
