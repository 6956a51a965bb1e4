import {
  AGREEMENT,
  atMost,
  BUYER,
  CHARGE,
  CONTEXT,
  DOCUMENT,
  each,
  has,
  LINE,
  MEANS,
  one,
  oneOf,
  type Rules,
  SELLER,
  SETTLEMENT,
  TOTALS,
} from './predicates.ts'
import { type Element, textOf } from './tree.ts'
import { holdsTwice, listHeld, VOCABULARY } from './vocabulary.ts'

const CHARACTERISTIC = `${LINE}/SpecifiedTradeProduct/ApplicableProductCharacteristic`
const isTransferToNobody = (means: Element) =>
  ['30', '58'].includes(textOf(means, 'TypeCode')) && !has('PayeePartyCreditorFinancialAccount/IBANID')(means)

/** How often things may be said in this syntax, and how. CEN/TS 16931-3-3; ids by the validation artefacts 1.3.16 of EN 16931. */
export const syntax: Rules = {
  'CII-DT-037': invoice =>
    ['//ApplicableTradeTax', '//CategoryTradeTax'].every(tax => oneOf(`${tax}/TypeCode`, 'VAT')(invoice)),
  'CII-DT-097': each(
    '//DateTimeString',
    ({ attributes, text }) =>
      attributes.format !== '102' || /^\d{4}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.test(text.trim()),
  ),
  'CII-SR-003': each(CONTEXT, atMost(1, 'BusinessProcessSpecifiedDocumentContextParameter')),
  'CII-SR-009': each(CONTEXT, one('GuidelineSpecifiedDocumentContextParameter')),
  'CII-SR-010': each(CONTEXT, one('GuidelineSpecifiedDocumentContextParameter/ID')),
  'CII-SR-014': each(DOCUMENT, one('TypeCode')),
  'CII-SR-030': each(`${DOCUMENT}/IncludedNote`, atMost(1, 'Content')),
  'CII-SR-069': each(CHARACTERISTIC, one('Description')),
  'CII-SR-072': each(CHARACTERISTIC, one('Value')),
  'CII-SR-439': each(`${LINE}/SpecifiedLineTradeAgreement`, one('NetPriceProductTradePrice/ChargeAmount')),
  'CII-SR-441': each(
    `${LINE}/SpecifiedLineTradeAgreement`,
    atMost(1, 'NetPriceProductTradePrice/ChargeAmount'),
  ),
  'CII-SR-452': each(SETTLEMENT, atMost(1, 'SpecifiedTradePaymentTerms')),
  'CII-SR-453': each(SETTLEMENT, atMost(1, 'SpecifiedTradePaymentTerms/Description')),
  'CII-SR-454': each(`${LINE}/SpecifiedLineTradeSettlement`, one('ApplicableTradeTax')),
  'CII-SR-455': each(AGREEMENT, atMost(1, 'SellerTradeParty/DefinedTradeContact')),
  'CII-SR-456': each(AGREEMENT, atMost(1, 'BuyerTradeParty/DefinedTradeContact')),
  'CII-SR-459': each(SELLER, atMost(1, 'URIUniversalCommunication')),
  'CII-SR-460': each(BUYER, atMost(1, 'URIUniversalCommunication')),
  'CII-SR-463': each(CHARGE, has('ChargeIndicator')),
  'CII-SR-469': each(SETTLEMENT, atMost(1, 'PaymentReference')),
  'CII-SR-470': each(MEANS, means => !isTransferToNobody(means)),
  'CII-SR-472': each(CHARGE, atMost(1, 'CategoryTradeTax')),
  'CII-SR-473': each(CHARGE, atMost(1, 'ActualAmount')),
  'CII-SR-477': each(TOTALS, atMost(1, 'LineTotalAmount')),
  'CII-SR-478': each(TOTALS, atMost(1, 'ChargeTotalAmount')),
  'CII-SR-480': each(TOTALS, atMost(1, 'TaxBasisTotalAmount')),
  'CII-SR-482': each(TOTALS, atMost(1, 'GrandTotalAmount')),
  'CII-SR-484': each(TOTALS, atMost(1, 'TotalPrepaidAmount')),
  'CII-SR-487': each(TOTALS, atMost(1, 'DuePayableAmount')),
}

/** What the schema and most rules of the syntax come to, in what the shop writes. */
export const vocabulary: Rules = {
  'nothing twice': invoice => !holdsTwice(invoice),
  'nothing unknown': invoice => listHeld(invoice).every(name => VOCABULARY.has(name)),
}
