import { toCsv, toCsvRows } from '#contract/csv.ts'
import { toEuros } from '#contract/money.ts'
import type { Booking } from '#domain/bookkeeping/booking.ts'

const columns: Readonly<Record<string, (booking: Booking) => string | number | null>> = {
  day: ({ day }) => day,
  document: ({ document }) => document,
  debit: ({ debit }) => debit.number,
  credit: ({ credit }) => credit.number,
  amount: ({ amountCents }) => toEuros(amountCents),
  net: ({ vat }) => (vat ? toEuros(vat.netCents) : null),
  vat: ({ vat }) => (vat ? toEuros(vat.vatCents) : null),
  percent: ({ vat }) => vat?.percent ?? null,
  kind: ({ vat }) => vat?.kind ?? null,
  country: ({ vat }) => vat?.country ?? null,
  vat_id: ({ vat }) => vat?.customerVatId ?? null,
  text: ({ text }) => text,
}

/** Bookings as a CSV file, in parts. Net and VAT are below zero where they are taken back; the amount never is. */
export async function* writeBookings(batches: AsyncGenerator<Booking[]>): AsyncGenerator<string, undefined> {
  yield toCsv([Object.keys(columns)])
  for await (const bookings of batches)
    yield toCsvRows(bookings.map(booking => Object.values(columns).map(write => write(booking))))
}
