import {
  amount,
  CHARGE,
  each,
  has,
  isAllowance,
  isCharge,
  isVat,
  LINE,
  LINE_TOTAL,
  optionalAmount,
  PRICE,
  QUANTITY,
  type Rule,
  type Rules,
  SETTLEMENT,
  sum,
  TAX,
  TERMS,
  TOTALS,
} from './predicates.ts'
import { type Element, select, textOf } from './tree.ts'

/** A cent in ten-thousandths of a euro. */
const CENT = 100

/** What the rate makes of the basis, within a cent: prices include VAT, which is what is left of them. The official rules allow a euro. */
export const isVatOfBasis = (tax: Element) =>
  Math.abs(
    amount(tax, 'CalculatedAmount') -
      (amount(tax, 'BasisAmount') * optionalAmount(tax, 'RateApplicablePercent')) / 1_000_000,
  ) <= CENT

/** Amounts at a path have two places at most. */
const inCents = (path: string): Rule => each(path, ({ text }) => !/\.\d{3}/.test(text))

/** How amounts add up. EN 16931-1:2017, 6.4.3; ids by its validation artefacts 1.3.16, but for BR-CO-25, which these no longer carry. */
export const sums: Rules = {
  'BR-CO-10': each(
    TOTALS,
    (totals, invoice) => amount(totals, 'LineTotalAmount') === sum(select(invoice, LINE), LINE_TOTAL),
  ),
  'BR-CO-11': invoice => !select(invoice, CHARGE).some(isAllowance),
  'BR-CO-12': each(
    TOTALS,
    (totals, invoice) =>
      optionalAmount(totals, 'ChargeTotalAmount') ===
      sum(select(invoice, CHARGE).filter(isCharge), 'ActualAmount'),
  ),
  'BR-CO-13': each(
    TOTALS,
    totals =>
      amount(totals, 'TaxBasisTotalAmount') ===
      amount(totals, 'LineTotalAmount') + optionalAmount(totals, 'ChargeTotalAmount'),
  ),
  'BR-CO-14': each(
    `${TOTALS}/TaxTotalAmount`,
    (total, invoice) => amount(total, '') === sum(select(invoice, TAX), 'CalculatedAmount'),
  ),
  'BR-CO-15': invoice => {
    const [totals, others] = select(invoice, TOTALS)
    if (!totals || others) return false
    const currency = textOf(invoice, `${SETTLEMENT}/InvoiceCurrencyCode`)
    const [total, other] = select(totals, 'TaxTotalAmount')
    return (
      other === undefined &&
      total?.attributes.currencyID === currency &&
      amount(totals, 'GrandTotalAmount') === amount(totals, 'TaxBasisTotalAmount') + amount(total, '')
    )
  },
  'BR-CO-16': each(
    TOTALS,
    totals =>
      amount(totals, 'DuePayableAmount') ===
      amount(totals, 'GrandTotalAmount') - optionalAmount(totals, 'TotalPrepaidAmount'),
  ),
  'BR-CO-17': each(TAX, tax => isVat(tax) && isVatOfBasis(tax)),
  'BR-CO-25': invoice =>
    has(TERMS)(invoice) || select(invoice, TOTALS).every(totals => !(amount(totals, 'DuePayableAmount') > 0)),
  'BR-DEC-05': inCents(`${CHARGE}/ActualAmount`),
  'BR-DEC-09': inCents(`${TOTALS}/LineTotalAmount`),
  'BR-DEC-11': inCents(`${TOTALS}/ChargeTotalAmount`),
  'BR-DEC-12': inCents(`${TOTALS}/TaxBasisTotalAmount`),
  'BR-DEC-13': inCents(`${TOTALS}/TaxTotalAmount`),
  'BR-DEC-14': inCents(`${TOTALS}/GrandTotalAmount`),
  'BR-DEC-16': inCents(`${TOTALS}/TotalPrepaidAmount`),
  'BR-DEC-18': inCents(`${TOTALS}/DuePayableAmount`),
  'BR-DEC-19': inCents(`${TAX}/BasisAmount`),
  'BR-DEC-20': inCents(`${TAX}/CalculatedAmount`),
  'BR-DEC-23': inCents(`${LINE}/${LINE_TOTAL}`),
}

/** Price times quantity is exactly the line's amount. The official rule, PEPPOL-EN16931-R120, allows two cents. */
export const isPriceTimesQuantity = (line: Element) =>
  amount(line, `${PRICE}/ChargeAmount`) * amount(line, QUANTITY) ===
  amount(line, LINE_TOTAL) *
    (has(`${PRICE}/BasisQuantity`)(line) ? amount(line, `${PRICE}/BasisQuantity`) : 10_000)
