import type { TakingsReport, VatReport } from '#contract/bookkeeping/bookkeeping.ts'
import { toEuros } from '#contract/money.ts'
import type { Takings, TakingsSums } from '#domain/bookkeeping/takings.ts'
import type { PaperSums, VatSums } from '#domain/bookkeeping/vat.ts'

/** The takings as they are shown. */
export function presentTakings({ from, to, days, total }: TakingsSums): TakingsReport {
  return {
    from,
    to,
    days: days.map(({ day, ...takings }) => ({ day, ...presentSums(takings) })),
    total: presentSums(total),
  }
}

function presentSums(takings: Takings) {
  return {
    ...presentPapers(takings),
    card: toEuros(takings.cardCents),
    account: toEuros(takings.accountCents),
    credited: toEuros(takings.creditedCents),
    discounted: toEuros(takings.discountedCents),
    receivedByCard: toEuros(takings.receivedByCardCents),
    receivedByTransfer: toEuros(takings.receivedByTransferCents),
    refundedToCard: toEuros(takings.refundedToCardCents),
    refundedByTransfer: toEuros(takings.refundedByTransferCents),
  }
}

/** VAT by country and rate, as it is shown. */
export function presentVat({ from, to, rows, total }: VatSums): VatReport {
  return {
    from,
    to,
    rows: rows.map(({ kind, country, percent, corrects, ...sums }) => ({
      kind,
      country,
      percent,
      corrects,
      ...presentPapers(sums),
    })),
    total: presentPapers(total),
  }
}

function presentPapers({ papers, netCents, vatCents, grossCents }: PaperSums) {
  return { papers, net: toEuros(netCents), vat: toEuros(vatCents), gross: toEuros(grossCents) }
}
