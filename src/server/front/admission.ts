import { performance } from 'node:perf_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** How many requests are worked on at once while this process, or the database, has no time left: as many as it has connections by default. */
const PLACES = 10
/** So many more may always wait: browsers ask for much at once, and a busy machine is no crowd. */
const ALWAYS_WAITING = 20
/** How long a request beyond those may have to wait, in ms: who books or pays would rather wait than be sent away. */
const LONGEST_WAITS_MS = { urgent: 2_000, other: 200 } as const
/** Of all places that become free, one in so many goes to those who are not urgent. */
const TURNS = 4
/** How quickly the measured pace follows. */
const WEIGHT = 0.05
const LOOK_EVERY_MS = 20
/** How many more are let in at a look, while there is time left. */
const LET_IN = 16
/** A turn of the event loop accepts one connection, and the next one reads what was sent over it. */
const QUIET_TURNS = 2
/** How long new requests are read at most before work goes on, in ms. */
const LONGEST_READING_MS = 25
/** The share of its time that a process which is not busy works at most. */
const IDLE = 0.8

/**
 * Works on a few requests at a time and lets others wait, urgent ones first: all at once would all be late. While the
 * process has time left, it lets in more: the others wait for something else, as a slow sender or a locked row.
 */
export class Admission {
  readonly #isDatabaseBusy: () => boolean
  readonly #urgent: (() => void)[] = []
  readonly #others: (() => void)[] = []
  #running = 0
  /** The average time between two that end while others wait, in ms; a guess at first. */
  #paceMs = 5
  #endedAt = 0
  #turn = 0
  #arrived = 0
  #isFilling = false
  #isLooking = false

  constructor(isDatabaseBusy: () => boolean) {
    this.#isDatabaseBusy = isDatabaseBusy
  }

  /** Whether a request would have to wait for too long, by how many do and how quickly others end. */
  isFull(isUrgent: boolean): boolean {
    this.#arrived += 1
    const ahead = isUrgent ? this.#urgent.length : this.#waiting
    if (ahead < ALWAYS_WAITING) return false
    const stalledMs = (performance.now() - this.#endedAt) / PLACES
    return ahead * Math.max(this.#paceMs, stalledMs) > LONGEST_WAITS_MS[isUrgent ? 'urgent' : 'other']
  }

  /** Whether anybody waits: nobody is let in then who need not be answered. */
  get isCrowded(): boolean {
    return this.#waiting > 0
  }

  /** Does the work, as soon as there is a place. */
  async admit<T>(isUrgent: boolean, work: () => T | Promise<T>): Promise<T> {
    if (this.#waiting === 0 && this.#running < PLACES) this.#running += 1
    else await this.#wait(isUrgent ? this.#urgent : this.#others)
    try {
      return await work()
    } finally {
      this.#end()
    }
  }

  get #waiting(): number {
    return this.#urgent.length + this.#others.length
  }

  #wait(queue: (() => void)[]): Promise<void> {
    if (this.#waiting === 0) this.#endedAt = performance.now()
    if (!this.#isLooking) this.#look()
    return new Promise(resolve => {
      queue.push(resolve)
    })
  }

  #end(): void {
    this.#running -= 1
    if (this.#waiting === 0) return
    const now = performance.now()
    this.#paceMs += (now - this.#endedAt - this.#paceMs) * WEIGHT
    this.#endedAt = now
    if (!this.#isFilling) void this.#fillPlaces()
  }

  async #fillPlaces(): Promise<void> {
    this.#isFilling = true
    while (this.#waiting > 0 && this.#running < PLACES) {
      await this.#readArrivals()
      this.#letIn()
    }
    this.#isFilling = false
  }

  /** Whoever comes now is heard before more work begins: otherwise they would wait unseen, and be refused late. */
  async #readArrivals(): Promise<void> {
    const end = performance.now() + LONGEST_READING_MS
    for (let quiet = 0; quiet < QUIET_TURNS && performance.now() < end; quiet += 1) {
      const before = this.#arrived
      await nextTurn()
      if (this.#arrived > before) quiet = -1
    }
  }

  #letIn(): void {
    this.#turn = (this.#turn + 1) % TURNS
    const enter = (this.#turn > 0 && this.#urgent.shift()) || this.#others.shift() || this.#urgent.shift()
    if (!enter) return
    this.#running += 1
    enter()
  }

  /** Lets more in whenever nothing but these places keeps them waiting. */
  #look(): void {
    this.#isLooking = true
    let before = performance.eventLoopUtilization()
    const timer = setInterval(() => {
      const now = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(now, before)
      before = now
      if (utilization < IDLE && !this.#isDatabaseBusy())
        for (let count = 0; count < LET_IN; count += 1) this.#letIn()
      if (this.#waiting > 0) return
      clearInterval(timer)
      this.#isLooking = false
    }, LOOK_EVERY_MS)
    timer.unref()
  }
}
