import { fileURLToPath } from 'node:url'
import { LRUCache } from 'lru-cache'
import { Piscina } from 'piscina'
import { type DrawingFormat, type DrawnFacts, drawnFacts } from '#contract/catalog/drawings.ts'
import type { Drawn } from './draw.ts'

const KEPT_BYTES = 32 * 1024 * 1024
/** An admin may enter dimensions whose drawing never ends: how long one may take, and for how long one that fails is left out, in ms. */
const LONGEST_MS = 5_000
const RETRY_MS = 60_000
const IDLE_MS = 10 * 60_000
const MAX_HEAP_MB = 128

/** Makes drawings, away from the thread that answers requests. */
export interface DrawingPress {
  /**
   * A product's drawing; empty if it has none. One that was made is kept for a while, and one that is being made is not made twice.
   * Never rejects: what fails is reported, and left out for a minute.
   */
  draw(product: DrawnFacts, format: DrawingFormat): Promise<string>
  /** Ends the thread, whatever it is at. */
  close(): Promise<void>
}

/** A press of one worker thread, which is started for the first drawing and ends when there has been nothing to do for long. */
export function createDrawingPress(reportFault: (error: unknown) => void): DrawingPress {
  const pool = new Piscina<Drawn, string>({
    filename: fileURLToPath(new URL('./draw.ts', import.meta.url)),
    name: 'draw',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  })
  // Of a thread that is being ended; what was asked of it has been rejected.
  pool.on('error', reportFault)
  /** Settles when everything that was asked for until now is made. */
  let idle: Promise<unknown> = Promise.resolve()
  function run(drawn: Drawn): Promise<string> {
    // One after the other, so that nobody's time passes while others are drawn.
    const making = idle.then(() => pool.run(drawn, { signal: AbortSignal.timeout(LONGEST_MS) }))
    idle = making.catch(() => undefined)
    return making
  }
  const made = new LRUCache<string, string, Drawn>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (drawing, key) => 2 * (drawing.length + key.length),
    // Whoever waits for it gets it, also if it is not kept.
    ignoreFetchAbort: true,
    fetchMethod: async (_, __, { options, context }) => {
      try {
        return await run(context)
      } catch (error) {
        reportFault(error)
        options.ttl = RETRY_MS
        return ''
      }
    },
  })
  return {
    draw(product, format) {
      const drawn = { facts: drawnFacts(product), format }
      return made.forceFetch(JSON.stringify(drawn), { context: drawn })
    },
    close: () => pool.destroy(),
  }
}
