import { addCents, subtractCents } from '#contract/money.ts'
import { writePercent } from '#contract/on-account/discount.ts'
import { element, elementWith, type Markup } from '#contract/xml.ts'
import type { Paper } from '#domain/ports.ts'
import { dayOf, writeAmount, writeDate, writeDay, writeRate } from './cii-units.ts'
import { toDecimal } from './decimal.ts'

/** UNTDID 4461. A card service pays out, which knows the card's number; codes of cards (48, 54) would need it (BR-DE-24). */
const MEANS = { online: '68', sepa: '58', setOff: '97', other: '1' }
/** UNTDID 7161: freight. */
const FREIGHT = 'FC'

/** How it is paid, the VAT, delivery as a charge (BG-21), and the totals (BG-22). */
export function writeSettlement(paper: Paper): Markup {
  const { transactionId, number, corrects, credits } = paper
  const earlier = corrects ?? credits
  return element(
    'ram:ApplicableHeaderTradeSettlement',
    element('ram:PaymentReference', transactionId ?? number),
    element('ram:InvoiceCurrencyCode', 'EUR'),
    writeMeans(paper),
    writeVat(paper),
    writePeriod(paper),
    writeFreight(paper),
    paper.paidAt === undefined ? writeTerms(paper) : null,
    writeTotals(paper),
    earlier === undefined
      ? null
      : element('ram:InvoiceReferencedDocument', element('ram:IssuerAssignedID', String(earlier))),
  )
}

/** BG-16. A credit note is set off against its invoice; that of a paid one was sent to an account which only the bank knows. */
function writeMeans({ paidAt, dueAt, seller, credits, transactionId, sentBackCents }: Paper): Markup {
  const means = (code: string, ...details: readonly Markup[]) =>
    element('ram:SpecifiedTradeSettlementPaymentMeans', element('ram:TypeCode', code), ...details)
  if (credits !== undefined && transactionId !== undefined) return means(MEANS.online)
  if (credits !== undefined)
    return means(paidAt === undefined && sentBackCents === undefined ? MEANS.setOff : MEANS.other)
  if (paidAt !== undefined && dueAt === undefined) return means(MEANS.online)
  if (seller.iban === '') return means(MEANS.other)
  return means(
    MEANS.sepa,
    element('ram:PayeePartyCreditorFinancialAccount', element('ram:IBANID', seller.iban)),
  )
}

/** BG-23: one rate for everything. */
function writeVat(paper: Paper): Markup {
  const { vatCents, netCents, vatCategory } = paper
  return element(
    'ram:ApplicableTradeTax',
    writeAmount('ram:CalculatedAmount', vatCents),
    element('ram:TypeCode', 'VAT'),
    vatCategory.reason === '' ? null : element('ram:ExemptionReason', vatCategory.reason),
    writeAmount('ram:BasisAmount', netCents),
    ...writeRate(paper, vatCategory.reasonCode),
  )
}

/** BG-14, while the goods are still to be supplied: when they are expected, or from the day of the paper on. */
function writePeriod(paper: Paper): Markup | null {
  const { supply } = paper
  if (supply === undefined || 'at' in supply) return null
  const { expected } = supply
  return element(
    'ram:BillingSpecifiedPeriod',
    element('ram:StartDateTime', expected ? writeDay(expected.from) : writeDate(paper, paper.issuedAt)),
    expected ? element('ram:EndDateTime', writeDay(expected.to)) : null,
  )
}

/** BG-21, if delivery costs anything. */
function writeFreight(paper: Paper): Markup | null {
  const { delivery } = paper
  if (!delivery || delivery.netCents === 0) return null
  return element(
    'ram:SpecifiedTradeAllowanceCharge',
    element('ram:ChargeIndicator', element('udt:Indicator', 'true')),
    writeAmount('ram:ActualAmount', delivery.netCents),
    element('ram:ReasonCode', FREIGHT),
    element('ram:Reason', `Delivery: ${delivery.name}`),
    element('ram:CategoryTradeTax', element('ram:TypeCode', 'VAT'), ...writeRate(paper)),
  )
}

/** BT-20 and BT-9. */
function writeTerms(paper: Paper): Markup {
  const { dueAt } = paper
  return element(
    'ram:SpecifiedTradePaymentTerms',
    element('ram:Description', describeTerms(paper)),
    dueAt === undefined ? null : element('ram:DueDateDateTime', writeDate(paper, dueAt)),
  )
}

function describeTerms(paper: Paper): string {
  const { dueAt, credits, transactionId, sentBackCents } = paper
  if (credits !== undefined && sentBackCents !== undefined) return `Paid back of invoice ${credits}.`
  if (credits !== undefined && transactionId !== undefined) return `Paid back of invoice ${credits}.`
  if (credits !== undefined) return `Set off against invoice ${credits}.`
  return dueAt === undefined ? 'Payable at once.' : `Payable by the due date.${describeDiscount(paper)}`
}

/**
 * A discount for prompt payment as BR-DE-18 of XRechnung has it, on a line of its own: days from the date of the invoice. '' without one, or if its
 * days are over.
 */
function describeDiscount(paper: Paper): string {
  const { discount, issuedAt } = paper
  if (discount === undefined) return ''
  const { days } = Temporal.PlainDate.from(dayOf(paper, issuedAt)).until(discount.until.slice(0, 10))
  return days < 0 ? '' : `\n#SKONTO#TAGE=${days}#PROZENT=${writePercent(discount.percent)}#\n`
}

/** BG-22. What was paid, or sent back with a credit note, was so in full. */
function writeTotals({ lines, delivery, netCents, vatCents, grossCents, paidAt }: Paper): Markup {
  const charges = delivery?.netCents ?? 0
  const paid = paidAt === undefined ? 0 : grossCents
  return element(
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
    writeAmount('ram:LineTotalAmount', addCents(...lines.map(line => line.netCents))),
    writeAmount('ram:ChargeTotalAmount', charges),
    writeAmount('ram:TaxBasisTotalAmount', netCents),
    elementWith('ram:TaxTotalAmount', { currencyID: 'EUR' }, toDecimal(vatCents)),
    writeAmount('ram:GrandTotalAmount', grossCents),
    writeAmount('ram:TotalPrepaidAmount', paid),
    writeAmount('ram:DuePayableAmount', subtractCents(grossCents, paid)),
  )
}
