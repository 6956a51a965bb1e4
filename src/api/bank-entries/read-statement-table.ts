import { readAmount } from '#contract/amounts.ts'
import { MAX_STATEMENT_ENTRIES } from '#contract/bank-entries/states.ts'
import { say } from '#contract/phrase.ts'
import { invalid } from '#domain/errors.ts'
import type { TextRow } from '../base/text-row.ts'
import { openRows, readFirstRows } from '../tables/open-rows.ts'
import { isDay, type Statement, takeIncoming, type WrittenEntry } from './statement.ts'

/** Banks write about the account before the names of the columns. */
const MAX_PREFACE = 30
const MAX_UNREAD = 20

/** What banks call their columns, in lower case: those whose name begins with one of these. The first that is found counts. */
const names = {
  day: [
    'buchungstag',
    'buchungsdatum',
    'buchung',
    'booking date',
    'date booked',
    'datum',
    'date',
    'wertstellung',
    'valuta',
    'value date',
  ],
  amount: ['betrag', 'umsatz', 'amount', 'haben', 'gutschrift', 'credit', 'paid in'],
  currency: ['währung', 'waehrung', 'currency'],
  words: [
    'verwendungszweck',
    'remittance',
    'reference',
    'purpose',
    'payment details',
    'details',
    'description',
    'text',
    'buchungstext',
  ],
  name: [
    'name',
    'auftraggeber',
    'zahlungspflichtige',
    'beguenstigter',
    'begünstigter',
    'zahlungsbeteiligter',
    'payer',
    'counterparty',
    'partner name',
    'empfänger',
  ],
  iban: ['iban zahlungsbeteiligter', 'kontonummer/iban', 'konto/iban', 'partner iban', 'gegenkonto', 'iban'],
} as const satisfies Readonly<Record<string, readonly string[]>>
type Columns = Readonly<Record<keyof typeof names, number>>

/** What stands for the shop's own account. */
const OWN = /auftragskonto|own account/

/** Reads a bank statement from a CSV file or a workbook. Rejects (invalid) one whose columns are not named. */
export async function readStatementTable(bytes: Uint8Array): Promise<Statement> {
  const { readRows } = await openRows(bytes, { sheet: 16 * 2 ** 20, text: 4 * 2 ** 20 })
  const rows = await readFirstRows(readRows(), MAX_STATEMENT_ENTRIES + MAX_PREFACE)
  const at = rows.slice(0, MAX_PREFACE).findIndex(({ cells }) => isHeading(findColumns(cells)))
  const heading = rows[at]
  if (!heading) throw invalid('file', say`must name its columns in a line: at least the day and the amount`)
  const columns = findColumns(heading.cells)
  const unread: number[] = []
  const written = rows.slice(at + 1).flatMap(row => {
    const entry = readRow(row, columns)
    if (!entry && row.cells.some(cell => cell.trim() !== '')) unread.push(row.line)
    return entry ?? []
  })
  return { ...takeIncoming(written), unread: unread.slice(0, MAX_UNREAD) }
}

const isHeading = ({ day, amount }: Columns) => day >= 0 && amount >= 0

function findColumns(cells: readonly string[]): Columns {
  const heads = cells.map(cell =>
    cell
      .trim()
      .toLowerCase()
      .replaceAll(/^["'*]+/g, ''),
  )
  const find = (wanted: readonly string[]) =>
    wanted
      .map(name => heads.findIndex(head => head.startsWith(name) && !OWN.test(head)))
      .find(place => place >= 0) ?? -1
  return {
    day: find(names.day),
    amount: find(names.amount),
    currency: find(names.currency),
    words: find(names.words),
    name: find(names.name),
    iban: find(names.iban),
  }
}

function readRow({ cells }: TextRow, columns: Columns): WrittenEntry | undefined {
  const cell = (column: keyof Columns) => cells[columns[column]]?.trim() ?? ''
  const bookedOn = readDay(cell('day'))
  const amount = readAmount(cell('amount').replace(/^\+/, ''))
  if (bookedOn === undefined || !/^-?\d+(\.\d{1,2})?$/.test(amount)) return undefined
  return {
    account: '',
    bookedOn,
    amount: amount.replace(/^-/, ''),
    isIncoming: !amount.startsWith('-'),
    currency: cell('currency').toUpperCase() || 'EUR',
    name: cell('name'),
    iban: cell('iban'),
    remittance: cell('words'),
    reference: '',
  }
}

/** '27.11.2026', '27/11/26' and '2026-11-27' as YYYY-MM-DD; undefined for what is no day. */
function readDay(typed: string): string | undefined {
  const [, day = '', month = '', short = ''] = /^(\d{1,2})[./](\d{1,2})[./](\d{2}|\d{4})$/.exec(typed) ?? []
  const year = short.length === 2 ? `20${short}` : short
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed.slice(0, 10)
  return isDay(iso) ? iso : undefined
}
