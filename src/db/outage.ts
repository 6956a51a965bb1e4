import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as breathe, setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseUnavailable } from './errors.ts'

const watches = new AsyncLocalStorage<OutageWatch>()
let lastAt = Number.NEGATIVE_INFINITY

/**
 * Records whether the database was unavailable for anything done in `run`: for callers that replace every failure with
 * one of their own and hide the cause, as libraries and pages do.
 */
export class OutageWatch {
  #wasUnavailable = false

  get wasUnavailable(): boolean {
    return this.#wasUnavailable
  }

  async run<T>(act: () => Promise<T>): Promise<T> {
    const around = watches.getStore()
    try {
      return await watches.run(this, act)
    } finally {
      if (this.#wasUnavailable) around?.note()
    }
  }

  note(): void {
    this.#wasUnavailable = true
  }
}

/** Call when a connection turns out to be lost, or none can be obtained. */
export function markOutage(): void {
  lastAt = performance.now()
  noteUnavailable()
}

/** Call when this request cannot have what it asked of the database, which others can. */
export function noteUnavailable(): void {
  watches.getStore()?.note()
}

/** Waits for work that several requests share: what was unavailable to the one that began it is unavailable to all of them. */
export async function joinWork<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (isDatabaseUnavailable(error)) noteUnavailable()
    throw error
  }
}

/** Whether the database was unavailable to any request within the last `ms`. */
export function wasUnavailableWithin(ms: number): boolean {
  return performance.now() - lastAt < ms
}

/** When each question that the database has not answered yet was asked, in the order in which they were; a single statement each. */
const asked = new Set<{ readonly at: number }>()
let heardAt = Number.NEGATIVE_INFINITY

/** Asks the database something that takes it little time. */
export async function askDatabase<T>(ask: () => Promise<T>): Promise<T> {
  const question = { at: performance.now() }
  asked.add(question)
  try {
    return await ask()
  } finally {
    asked.delete(question)
    heardAt = performance.now()
  }
}

/** Whether the database has been asked something, and has answered nothing at all, for at least `ms`. */
export function isSilentFor(ms: number): boolean {
  const [oldest] = asked
  return oldest !== undefined && performance.now() - Math.max(oldest.at, heardAt) >= ms
}

const LOOK_EVERY_MS = 50

/** Waits until the database has been silent for `ms`; false if `signal` ends that first. */
export async function waitForSilence(ms: number, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    await sleep(LOOK_EVERY_MS, undefined, { ref: false })
    if (!isSilentFor(ms)) continue
    // If this process was busy, answers may be waiting to be read.
    await breathe()
    if (isSilentFor(ms) && !signal.aborted) return true
  }
  return false
}
