import { problemResponse } from '#api/base/problem.ts'
import type { Phrase } from '#contract/phrase.ts'
import type { Press } from './press.ts'

/** Why nothing is made: so many of this visitor, or of all, are waiting. */
export type Crowd = 'ofVisitor' | 'inAll'
export type QueueLimits = Readonly<Record<Crowd, number>>

/**
 * Asks a press on behalf of visitors, each of whom waits for so many at a time, and all for so many; answers otherwise whose queue is
 * full. What is kept, or made already, anybody may have.
 */
export function limitQueue<Job extends object, Made extends object>(
  press: Press<Job, Made>,
  limits: QueueLimits,
): (job: Job, visitor: string) => Promise<Made | Crowd> {
  /** Who asked for what is being made, by its key. */
  const asked = new Map<string, string>()

  function findCrowd(visitor: string): Crowd | undefined {
    const own = asked.values().filter(each => each === visitor)
    if ([...own].length >= limits.ofVisitor) return 'ofVisitor'
    return asked.size >= limits.inAll ? 'inAll' : undefined
  }

  return async (job, visitor) => {
    const key = JSON.stringify(job)
    if (press.has(job) || asked.has(key)) return press.make(job)
    const crowd = findCrowd(visitor)
    if (crowd) return crowd
    asked.set(key, visitor)
    try {
      return await press.make(job)
    } finally {
      asked.delete(key)
    }
  }
}

/** What is made takes up to two seconds. */
const CROWDED_SECONDS = 10

/** Answers whose queue is full: 429 for a visitor's own, 503 for that of all. */
export function refuseCrowd(crowd: Crowd, words: Readonly<Record<Crowd, Phrase>>): Response {
  const headers = { 'retry-after': String(CROWDED_SECONDS) }
  return problemResponse(crowd === 'ofVisitor' ? 429 : 503, { detail: words[crowd] }, headers)
}
