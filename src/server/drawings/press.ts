import { LRUCache } from 'lru-cache'
import { Piscina } from 'piscina'

/** What a press makes, and within which bounds. */
export interface PressOptions<Made> {
  /** The file of its thread, and the function in it that takes a job. */
  readonly filename: string
  readonly task: string
  /** How long one may take once the thread is there, and how much memory its thread may have. */
  readonly longestMs: number
  readonly maxHeapMb: number
  /** So much of what was made is kept. */
  readonly keptBytes: number
  /** In bytes. */
  readonly sizeOf: (made: Made) => number
  /** Stands for what cannot be made. */
  readonly nothing: Made
}

/** Makes files of products, away from the thread that answers requests. */
export interface Press<Job, Made> {
  /**
   * What this job makes. One that was made is kept for a while, and one that is being made is not made twice. Never rejects: what fails
   * is reported, and left out for a minute.
   */
  make(job: Job): Promise<Made>
  /** Whether this job's file is kept: nobody waits for it. */
  has(job: Job): boolean
  /** Ends the thread, whatever it is at. */
  close(): Promise<void>
}

/** An admin may enter dimensions for which making never ends: for how long one that fails is left out, in ms. */
const RETRY_MS = 60_000
const IDLE_MS = 10 * 60_000
/** How much longer the first job of a thread may take, in ms: on a busy machine, loading what it needs takes longer than making. */
const START_MS = 5_000

/** A press of one worker thread, which is started for the first job and ends when there has been nothing to do for long. */
export function createPress<Job extends object, Made extends object | string>(
  { filename, task, longestMs, maxHeapMb, keptBytes, sizeOf, nothing }: PressOptions<Made>,
  reportFault: (error: unknown) => void,
): Press<Job, Made> {
  const pool = new Piscina<Job, Made>({
    filename,
    name: task,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
  })
  // Of a thread that is being ended; what was asked of it has been rejected.
  pool.on('error', reportFault)
  /** Settles when everything that was asked for until now is made. */
  let idle: Promise<unknown> = Promise.resolve()
  function run(job: Job): Promise<Made> {
    // One after the other, so that nobody's time passes while others are made.
    const making = idle.then(() => {
      const boundMs = pool.threads.length === 0 ? START_MS + longestMs : longestMs
      return pool.run(job, { signal: AbortSignal.timeout(boundMs) })
    })
    idle = making.catch(() => undefined)
    return making
  }
  const made = new LRUCache<string, Made>({
    maxSize: keptBytes,
    sizeCalculation: (one, key) => sizeOf(one) + 2 * key.length + 1,
    // Whoever waits for it gets it, also if it is not kept.
    ignoreFetchAbort: true,
    fetchMethod: async (key, _, { options }) => {
      try {
        const job: Job = JSON.parse(key)
        return await run(job)
      } catch (error) {
        reportFault(error)
        options.ttl = RETRY_MS
        return nothing
      }
    },
  })
  return {
    make: job => made.forceFetch(JSON.stringify(job)),
    has: job => made.has(JSON.stringify(job)),
    close: () => pool.destroy(),
  }
}
