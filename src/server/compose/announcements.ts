import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import type { Listener } from '#db/listen.ts'
import type { Topic } from '#domain/context.ts'
import { createWorker, type Worker } from './worker.ts'

const CHANNEL = 'changes'
/** However much is changed, it is announced no more often. */
const PAUSE_MS = 50
/** What could not be announced is announced later; by then the others may have noticed by themselves. */
const RETRY_MS = 1_000

/** What other instances keep in memory, and have to read again. */
const SHARED = ['catalog', 'reviews', 'settings'] as const satisfies readonly Topic[]
export type SharedTopic = (typeof SHARED)[number]

/**
 * Tells the other instances on the database what this one has committed, and hears it from them. Not within what is committed:
 * commits that notify queue behind one lock, so bookings would. Nothing depends on it: what nobody heard of shows a second later.
 */
export class Announcements implements Worker {
  readonly #db: Database
  readonly #onHeard: (topic: SharedTopic) => void
  readonly #teller: Worker
  readonly #self = randomUUID()
  readonly #untold = new Set<SharedTopic>()
  #listener: Listener | undefined

  constructor(
    db: Database,
    options: { onHeard: (topic: SharedTopic) => void; reportFault: (error: unknown) => void },
  ) {
    this.#db = db
    this.#onHeard = options.onHeard
    const { reportFault } = options
    this.#teller = createWorker({
      name: 'announcements',
      everyMs: RETRY_MS,
      reportFault,
      work: () => this.#tellAll(),
    })
  }

  start(): void {
    this.#teller.start()
    this.#listener ??= this.#db.listen(CHANNEL, {
      onNotice: payload => this.#hear(payload),
      // What was announced before is lost.
      onOpen: () => this.#onHeard('catalog'),
    })
  }

  /** This instance has committed such a change. */
  tell(topic: SharedTopic): void {
    this.#untold.add(topic)
    this.#teller.nudge()
  }

  nudge(): void {
    this.#teller.nudge()
  }

  async stop(graceMs?: number): Promise<void> {
    await Promise.all([this.#teller.stop(graceMs), this.#listener?.close()])
  }

  #hear(payload: string): void {
    const [from, ...topics] = payload.split(' ')
    if (from === this.#self) return
    // Others than these are a later release's.
    for (const topic of SHARED) if (topics.includes(topic)) this.#onHeard(topic)
  }

  async #tellAll(): Promise<void> {
    const topics = [...this.#untold]
    if (topics.length === 0) return
    this.#untold.clear()
    try {
      await this.#db.execute(sql`select pg_notify(${CHANNEL}, ${[this.#self, ...topics].join(' ')})`)
    } catch (error) {
      for (const topic of topics) this.#untold.add(topic)
      throw error
    }
    await sleep(PAUSE_MS, undefined, { ref: false })
  }
}
