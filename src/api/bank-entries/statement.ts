import { parseEuros } from '#contract/money.ts'
import type { StatementEntry } from '#domain/bank-entries/keep.ts'

/** What a bank's file says. */
export interface Statement {
  readonly entries: readonly StatementEntry[]
  /** How many it has besides: what went out, in other currencies, or is not booked yet. */
  readonly leftOut: number
  /** The lines of a table that have no day or no amount. */
  readonly unread: readonly number[]
}

/** An entry as a file writes it: amounts in digits with a point, without a sign. */
export interface WrittenEntry extends Omit<StatementEntry, 'amountCents'> {
  readonly amount: string
  readonly currency: string
  readonly isIncoming: boolean
}

/** The longest texts that are kept: a remittance has 140 characters, several lines of them in practice. */
const MAX_TEXT = 1_000
const MAX_NAME = 200
const MAX_IBAN = 34

/** What of the entries came in, in euros, and how many are left out. */
export function takeIncoming(written: readonly WrittenEntry[]): Pick<Statement, 'entries' | 'leftOut'> {
  const entries = written.flatMap(({ amount, currency, isIncoming, ...entry }) => {
    // Some banks write five decimals.
    const amountCents = parseEuros(amount.replace(/(\.\d\d)0+$/, '$1'))
    if (!isIncoming || currency !== 'EUR' || amountCents === undefined || amountCents <= 0) return []
    return [
      {
        ...entry,
        amountCents,
        name: tidy(entry.name, MAX_NAME),
        remittance: tidy(entry.remittance, MAX_TEXT),
        iban: entry.iban
          .replaceAll(/[^\dA-Za-z]/g, '')
          .toUpperCase()
          .slice(0, MAX_IBAN),
      },
    ]
  })
  return { entries, leftOut: written.length - entries.length }
}

/** Whether this is a day of our times, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const time = /^(?:19|20)\d{2}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** In one line, without what no text has. */
const tidy = (text: string, max: number) =>
  text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, max)
