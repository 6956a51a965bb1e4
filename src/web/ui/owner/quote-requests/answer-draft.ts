import { readAmount } from '#contract/amounts.ts'
import {
  addCapped,
  type Cents,
  multiplyCents,
  parseEuros,
  toCents,
  toEuros,
  writeEuros,
} from '#contract/money.ts'
import type { Quote, QuoteLine } from '#contract/quotes/quotes.ts'

/** An answer to a request while it is typed: a price for each line, in the order of the lines. */
export interface AnswerDraft {
  readonly prices: readonly string[]
  readonly answer: string
  readonly days: string
  /** Why it is declined, if it is. */
  readonly reason: string
}

/** An answer to begin with: the prices as they were asked for. */
export function startAnswer({ lines }: Pick<Quote, 'lines'>, days: number): AnswerDraft {
  return {
    prices: lines.map(({ unitPrice }) => writeEuros(unitPrice)),
    answer: '',
    days: String(days),
    reason: '',
  }
}

/** What the goods come to at the typed prices, and at those of today; in euros. */
export interface DraftSums {
  readonly goods: number
  readonly today: number
}

type PricedLine = Pick<QuoteLine, 'availability' | 'todayPrice' | 'unitPrice'>

/** Undefined while a price is none. A product that is no longer made counts with the price at which it was asked for. */
export function sumDraft(lines: readonly PricedLine[], prices: readonly string[]): DraftSums | undefined {
  let goodsCents: Cents = 0
  let todayCents: Cents = 0
  for (const [index, { availability, todayPrice, unitPrice }] of lines.entries()) {
    const cents = readCents(prices[index] ?? '')
    if (cents === undefined) return undefined
    goodsCents = addCapped(goodsCents, multiplyCents(cents, availability))
    todayCents = addCapped(todayCents, multiplyCents(toCents(todayPrice ?? unitPrice), availability))
  }
  return { goods: toEuros(goodsCents), today: toEuros(todayCents) }
}

/** A typed price in cents; undefined if it is none, or nothing. */
export function readCents(typed: string): Cents | undefined {
  const cents = parseEuros(readAmount(typed))
  return cents === undefined || cents === 0 ? undefined : cents
}

/** How far a price is from another, in percent with one decimal: '−12.5 %', '+3 %', 'as listed'. */
export function describeMargin(price: number, list: number): string {
  const percent = Math.round(((price - list) / list) * 1000) / 10
  if (percent === 0) return 'as listed'
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent)} %`
}
