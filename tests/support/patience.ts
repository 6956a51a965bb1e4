/** So long a sample works: long enough to be sent away from the processor where others wait for it. */
const SAMPLE_MS = 40

/**
 * How long what takes `ms` on a quiet machine may take now, beside all that the machine does meanwhile: the time by the clock
 * of a little work over the processor's own time of it, 1 where nothing else runs, is how much slower everything is.
 */
export function allowFor(ms: number): number {
  const began = performance.now()
  const usage = process.threadCpuUsage()
  let spent = 0
  while (spent < SAMPLE_MS) {
    const { user, system } = process.threadCpuUsage(usage)
    spent = (user + system) / 1000
  }
  return ms * Math.max(1, (performance.now() - began) / spent)
}

/** For journeys through many pages: on a machine that does ten other things they take over a minute. */
export const LONG_JOURNEY = { timeout: 180_000 } as const
