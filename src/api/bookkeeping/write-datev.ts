import { type Cents, toEuros, writeEuros } from '#contract/money.ts'
import type { Booking } from '#domain/bookkeeping/booking.ts'
import type { FiscalPeriod } from '#domain/bookkeeping/period.ts'
import type { Context } from '#domain/context.ts'
import { datevColumns } from './datev-columns.ts'

/** Longer ones are cut off: fields 11 and 14. */
const MAX_DOCUMENT = 36
const MAX_TEXT = 60

const [
  AMOUNT,
  SIDE,
  CURRENCY,
  ACCOUNT,
  COUNTER,
  TAX_KEY,
  DAY,
  DOCUMENT,
  TEXT,
  COUNTRY,
  RATE,
  LOCKED,
  ORIGIN,
] = [1, 2, 3, 7, 8, 9, 10, 11, 14, 40, 41, 114, 123]

/**
 * Bookings as a file of DATEV's format, in parts: a line that says whose they are, the names of the fields, then a line each. In
 * Windows-1252, of which it has what is in Latin-1 too, with a comma before the cents. The accountant may still change what is imported.
 * https://developer.datev.de/de/file-format/details/datev-format/format-description/header
 */
export async function* writeDatev(
  { bookkeeping, billing, now }: Pick<Context, 'bookkeeping' | 'billing' | 'now'>,
  { from, to, yearFrom }: FiscalPeriod,
  batches: AsyncGenerator<Booking[]>,
): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
  const made = now().toISOString().replaceAll(/\D/g, '').slice(0, 17)
  const { consultant, client, chart } = bookkeeping
  const whose = [consultant, client, plain(yearFrom), 4, plain(from), plain(to), quote('Parts Hub')]
  const rest = ['""', 1, 0, 0, '"EUR"', '', '""', '', '', quote(chart.slice(3)), '', '', '""', '""']
  const head = ['"EXTF"', 700, 21, '"Buchungsstapel"', 13, made, '', '"PH"', '""', '""', ...whose, ...rest]
  yield encode(`${head.join(';')}\r\n${datevColumns.join(';')}\r\n`)
  for await (const bookings of batches)
    yield encode(bookings.map(booking => `${writeBooking(booking, billing.seller.vatId)}\r\n`).join(''))
}

function writeBooking({ day, amountCents, debit, credit, document, text, vat }: Booking, ownVatId: string) {
  // The account without a tax of its own comes first; DATEV takes the tax from the other one.
  const isTaxedDebit = vat ? debit.number !== credit.number && isTakenBack(vat) : debit.taxKey !== ''
  const [account, counter, side] = isTaxedDebit ? [credit, debit, 'H'] : [debit, credit, 'S']
  const fields = new Map<number | undefined, string>([
    [AMOUNT, comma(amountCents)],
    [SIDE, quote(side)],
    [CURRENCY, '"EUR"'],
    [ACCOUNT, account.number],
    [COUNTER, counter.number],
    [TAX_KEY, quote(counter.taxKey)],
    [DAY, `${day.slice(8)}${day.slice(5, 7)}`],
    [DOCUMENT, quote(document.slice(0, MAX_DOCUMENT))],
    [TEXT, quote(text.slice(0, MAX_TEXT))],
    [LOCKED, '0'],
  ])
  if (vat?.kind === 'oss') {
    fields.set(COUNTRY, quote(vat.country))
    fields.set(RATE, rates.format(vat.percent))
    fields.set(ORIGIN, quote(ownVatId))
  }
  if (vat?.kind === 'reverse-charge') fields.set(COUNTRY, quote(vat.customerVatId))
  return datevColumns.map((_, index) => fields.get(index + 1) ?? '').join(';')
}

const isTakenBack = ({ netCents }: { readonly netCents: Cents }) => netCents < 0

const plain = (day: string) => day.replaceAll('-', '')

const rates = new Intl.NumberFormat('de', { minimumFractionDigits: 2 })

const comma = (amount: Cents) => writeEuros(toEuros(amount)).replace('.', ',')

const quote = (text: string) => `"${text.replaceAll('"', '""').replaceAll(/[\r\n]/g, ' ')}"`

/** Latin-1, which Windows-1252 contains. Of letters it does not have, those without their accents stay. */
function encode(text: string): Uint8Array<ArrayBuffer> {
  const known = Array.from(text.normalize('NFC'), letter => (letter <= '\u00FF' ? letter : simplify(letter)))
  return Uint8Array.from(Buffer.from(known.join(''), 'latin1'))
}

const simplify = (letter: string) =>
  Array.from(letter.normalize('NFD'), part => (part <= '\u00FF' ? part : '')).join('') || '?'
