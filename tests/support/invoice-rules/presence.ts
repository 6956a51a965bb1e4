import {
  BUYER,
  CHARGE,
  DOCUMENT,
  EARLIER,
  each,
  GUIDELINE,
  has,
  hasText,
  isCharge,
  isVat,
  LINE,
  LINE_TAX,
  LINE_TOTAL,
  MEANS,
  PERIOD,
  PRICE,
  QUANTITY,
  type Rules,
  SELLER,
  SETTLEMENT,
  SHIP_TO,
  TAX,
  TOTALS,
  vatIds,
} from './predicates.ts'
import { type Element, select, textOf } from './tree.ts'

const dateOf = (element: Element, path: string) => {
  const [date] = select(element, `${path}/DateTimeString`)
  return date?.attributes.format === '102' ? date.text : ''
}
const paysByTransfer = (means: Element) => ['30', '58'].includes(textOf(means, 'TypeCode'))
const account = 'PayeePartyCreditorFinancialAccount'

/** The scheme of a party's electronic address is named. */
const hasScheme = (party: Element) =>
  select(party, 'URIUniversalCommunication').length === 0 ||
  (select(party, 'URIUniversalCommunication/URIID')[0]?.attributes.schemeID ?? '') !== ''

/** What has to be there. EN 16931-1:2017, 6.4.1 and 6.4.2; ids by its validation artefacts 1.3.16. */
export const presence: Rules = {
  'BR-01': hasText(`${GUIDELINE}/ID`),
  'BR-02': hasText(`${DOCUMENT}/ID`),
  'BR-03': invoice =>
    select(invoice, `${DOCUMENT}/IssueDateTime/DateTimeString`).some(
      ({ attributes, text }) => attributes.format === '102' && text.trim() !== '',
    ),
  'BR-04': hasText(`${DOCUMENT}/TypeCode`),
  'BR-05': hasText(`${SETTLEMENT}/InvoiceCurrencyCode`),
  'BR-06': hasText(`${SELLER}/Name`),
  'BR-07': hasText(`${BUYER}/Name`),
  'BR-08': has(`${SELLER}/PostalTradeAddress`),
  'BR-09': hasText(`${SELLER}/PostalTradeAddress/CountryID`),
  'BR-10': has(`${BUYER}/PostalTradeAddress`),
  'BR-11': hasText(`${BUYER}/PostalTradeAddress/CountryID`),
  'BR-12': each(TOTALS, has('LineTotalAmount')),
  'BR-13': each(TOTALS, has('TaxBasisTotalAmount')),
  'BR-14': each(TOTALS, has('GrandTotalAmount')),
  'BR-15': each(TOTALS, has('DuePayableAmount')),
  'BR-16': has(LINE),
  'BR-21': each(LINE, hasText('AssociatedDocumentLineDocument/LineID')),
  'BR-22': each(LINE, has(QUANTITY)),
  'BR-23': each(LINE, line => select(line, QUANTITY)[0]?.attributes.unitCode !== undefined),
  'BR-24': each(LINE, has(LINE_TOTAL)),
  'BR-25': each(LINE, hasText('SpecifiedTradeProduct/Name')),
  'BR-26': each(LINE, has(`${PRICE}/ChargeAmount`)),
  'BR-27': each(LINE, line => Number.parseFloat(textOf(line, `${PRICE}/ChargeAmount`)) >= 0),
  'BR-29': each(
    PERIOD,
    period =>
      !has('EndDateTime')(period) ||
      !has('StartDateTime')(period) ||
      (dateOf(period, 'StartDateTime') !== '' &&
        dateOf(period, 'EndDateTime') >= dateOf(period, 'StartDateTime')),
  ),
  'BR-36': each(CHARGE, charge => !isCharge(charge) || has('ActualAmount')(charge)),
  'BR-37': each(
    CHARGE,
    charge =>
      !isCharge(charge) ||
      select(charge, 'CategoryTradeTax').some(tax => isVat(tax) && has('CategoryCode')(tax)),
  ),
  'BR-45': each(TAX, has('BasisAmount')),
  'BR-46': each(TAX, has('CalculatedAmount')),
  'BR-47': each(TAX, tax => isVat(tax) && has('CategoryCode')(tax)),
  'BR-48': each(
    TAX,
    tax => isVat(tax) && (has('RateApplicablePercent')(tax) || textOf(tax, 'CategoryCode') === 'O'),
  ),
  'BR-49': each(MEANS, has('TypeCode')),
  'BR-50': each(
    MEANS,
    means => !paysByTransfer(means) || !has(account)(means) || hasText(`${account}/IBANID`)(means),
  ),
  'BR-54': each('//ApplicableProductCharacteristic', item => has('Description')(item) && has('Value')(item)),
  'BR-55': each(EARLIER, hasText('IssuerAssignedID')),
  'BR-57': each(`${SHIP_TO}/PostalTradeAddress`, hasText('CountryID')),
  'BR-61': each(
    MEANS,
    means => !paysByTransfer(means) || !has(account)(means) || has(`${account}/IBANID`)(means),
  ),
  'BR-62': each(SELLER, hasScheme),
  'BR-63': each(BUYER, hasScheme),
  'BR-65': each('//ClassCode', ({ attributes }) => (attributes.listID ?? '') !== ''),
  'BR-CO-04': each(LINE, line => select(line, LINE_TAX).some(tax => isVat(tax) && has('CategoryCode')(tax))),
  'BR-CO-18': has(TAX),
  'BR-CO-19': each(PERIOD, has('StartDateTime', 'EndDateTime')),
  'BR-CO-26': each(SELLER, seller => has('ID')(seller) || vatIds(seller).length > 0),
}
