import type { VisitStep } from '#contract/desk/visit-steps.ts'
import { CallCounts } from '../call-counts.ts'
import { dayIn } from '../days.ts'

/** A step towards an order, taken so many times on a day. */
export interface CountedVisits {
  /** YYYY-MM-DD. */
  readonly day: string
  readonly step: VisitStep
  readonly times: number
}

/**
 * Programs that read pages name themselves, or what runs them; people's browsers have a name. Rough on purpose: nothing else is looked at, and
 * these numbers are none of accounts. https://developer.mozilla.org/docs/Web/HTTP/Guides/Browser_detection_using_the_user_agent
 */
const ROBOT = /bot\b|crawl|spider|slurp|archiver|headless|lighthouse|preview|monitor|python|curl|^$/i

/** Whether a program that reads pages by itself calls, by its User-Agent. */
export const isRobot = (userAgent: string | undefined): boolean => ROBOT.test(userAgent ?? '')

/** From one network a minute, at each instance: far more than the pages of an office call. */
const MAX_CALLS = 300

/** Counts steps in memory, and nothing about who takes them; a worker writes them down (`keepVisits`). */
export class Visits {
  readonly #counts = new Map<string, CountedVisits>()
  readonly #calls = new CallCounts(MAX_CALLS)

  /** Rejects a call from a network that makes too many; the network is forgotten within a minute or two. */
  admit(network: string): void {
    this.#calls.add(network)
  }

  /** Counts a step at a moment, by the day of a time zone. */
  count(step: VisitStep, { at, timeZone }: { readonly at: Date; readonly timeZone: string }): void {
    this.#add({ day: dayIn(timeZone, at), step, times: 1 })
  }

  /** All that was counted, which begins anew. */
  take(): readonly CountedVisits[] {
    const counted = [...this.#counts.values()]
    this.#counts.clear()
    return counted
  }

  /** Takes back what could not be written down. */
  giveBack(counted: readonly CountedVisits[]): void {
    for (const each of counted) this.#add(each)
  }

  #add(more: CountedVisits): void {
    const key = `${more.day} ${more.step}`
    this.#counts.set(key, { ...more, times: (this.#counts.get(key)?.times ?? 0) + more.times })
  }
}
