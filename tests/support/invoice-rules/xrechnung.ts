import {
  amount,
  attributeOneOf,
  BUYER,
  CHARGE,
  CONTEXT,
  categoryOf,
  DOCUMENT,
  EARLIER,
  each,
  GUIDELINE,
  has,
  hasText,
  isAllowance,
  isCharge,
  LINE,
  LINE_TAX,
  MEANS,
  PERIOD,
  PRICE,
  PROCESS,
  QUANTITY,
  type Rule,
  type Rules,
  SELLER,
  SETTLEMENT,
  SHIP_TO,
  SUPPLIED,
  TAX,
  TERMS,
  TOTALS,
  vatIds,
} from './predicates.ts'
import { isPriceTimesQuantity } from './sums.ts'
import { below, type Element, select, textOf } from './tree.ts'

const CONTACT = `${SELLER}/DefinedTradeContact`
const phoneOf = (contact: Element) => textOf(contact, 'TelephoneUniversalCommunication/CompleteNumber')
const emailOf = (contact: Element) => textOf(contact, 'EmailURIUniversalCommunication/URIID')

/** ISO 13616: the check digits. */
function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]*$/.test(iban)) return false
  const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, letter =>
    String(letter.charCodeAt(0) - 55),
  )
  return BigInt(digits) % 97n === 1n
}

/** What has to be there besides, if it is paid by one of these means. */
const paidBy = (codes: readonly string[], isRight: (means: Element, invoice: Element) => boolean): Rule =>
  each(MEANS, (means, invoice) => !codes.includes(textOf(means, 'TypeCode')) || isRight(means, invoice))

/** What an XRechnung needs besides. XRechnung 3.0; ids by the XRechnung Schematron 2.5.0 of KoSIT. */
export const german: Rules = {
  'BR-DE-1': has(MEANS),
  'BR-DE-2': each(SELLER, has('DefinedTradeContact')),
  'BR-DE-3': each(`${SELLER}/PostalTradeAddress`, hasText('CityName')),
  'BR-DE-4': each(`${SELLER}/PostalTradeAddress`, hasText('PostcodeCode')),
  'BR-DE-5': each(CONTACT, hasText('PersonName')),
  'BR-DE-6': each(CONTACT, contact => phoneOf(contact) !== ''),
  'BR-DE-7': each(CONTACT, contact => emailOf(contact) !== ''),
  'BR-DE-8': each(`${BUYER}/PostalTradeAddress`, hasText('CityName')),
  'BR-DE-9': each(`${BUYER}/PostalTradeAddress`, hasText('PostcodeCode')),
  'BR-DE-10': each(`${SHIP_TO}/PostalTradeAddress`, hasText('CityName')),
  'BR-DE-11': each(`${SHIP_TO}/PostalTradeAddress`, hasText('PostcodeCode')),
  'BR-DE-14': each(TAX, hasText('RateApplicablePercent')),
  'BR-DE-15': hasText('SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerReference'),
  'BR-DE-16': invoice =>
    select(invoice, `${LINE}/${LINE_TAX}`).every(tax => categoryOf(tax) === 'O') ||
    select(invoice, SELLER).some(seller => vatIds(seller).some(({ text }) => text !== '')),
  'BR-DE-17': invoice => ['380', '381', '384'].includes(textOf(invoice, `${DOCUMENT}/TypeCode`)),
  // No discount for paying early is written in the form that this rule wants, so nothing may look like one.
  'BR-DE-18': each(`${TERMS}/Description`, ({ text }) => isTermsText(text)),
  'BR-DE-19': paidBy(['58'], means => isIban(textOf(means, 'PayeePartyCreditorFinancialAccount/IBANID'))),
  'BR-DE-20': paidBy(['59'], means => isIban(textOf(means, 'PayerPartyDebtorFinancialAccount/IBANID'))),
  'BR-DE-21': invoice =>
    textOf(invoice, `${GUIDELINE}/ID`) ===
    'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
  'BR-DE-23-a': paidBy(['30', '58'], has('PayeePartyCreditorFinancialAccount')),
  'BR-DE-24-a': paidBy(['48', '54', '55'], has('ApplicableTradeSettlementFinancialCard')),
  'BR-DE-24-b': paidBy(['48', '54', '55'], means => !has('PayeePartyCreditorFinancialAccount')(means)),
  'BR-DE-25-a': paidBy(['59'], has('PayerPartyDebtorFinancialAccount')),
  'BR-DE-25-b': paidBy(['59'], means => !has('PayeePartyCreditorFinancialAccount')(means)),
  'BR-DE-26': invoice => textOf(invoice, `${DOCUMENT}/TypeCode`) !== '384' || has(EARLIER)(invoice),
  'BR-DE-27': each(CONTACT, contact => /\d.*\d.*\d/.test(phoneOf(contact))),
  'BR-DE-28': each(CONTACT, contact => /^[^@\s]+@([^@.\s]+\.)+[^@.\s]+$/.test(emailOf(contact))),
  'BR-DE-TMP-32': invoice => has(SUPPLIED)(invoice) || has(PERIOD)(invoice),
}

/** Rules of Peppol that XRechnung takes over, but for those of Peppol alone. Peppol BIS Billing 3.0.19. */
export const peppol: Rules = {
  'PEPPOL-EN16931-R001': each(CONTEXT, has(`${PROCESS.slice(CONTEXT.length + 1)}/ID`)),
  // The schema wants this one, even where nothing is known of the delivery.
  'PEPPOL-EN16931-R008': invoice =>
    below(invoice).every(
      ({ name, text, children }) =>
        name === 'ApplicableHeaderTradeDelivery' || children.length > 0 || text.trim() !== '',
    ),
  'PEPPOL-EN16931-R010': each(BUYER, has('URIUniversalCommunication/URIID')),
  'PEPPOL-EN16931-R020': each(SELLER, has('URIUniversalCommunication/URIID')),
  'PEPPOL-EN16931-R043-1': each(CHARGE, charge => isCharge(charge) || isAllowance(charge)),
  'PEPPOL-EN16931-R053': invoice =>
    select(invoice, `${TOTALS}/TaxTotalAmount`).filter(
      ({ attributes }) => attributes.currencyID === textOf(invoice, `${SETTLEMENT}/InvoiceCurrencyCode`),
    ).length <= 1,
  'PEPPOL-EN16931-R054': invoice =>
    attributeOneOf(
      `${TOTALS}/TaxTotalAmount`,
      'currencyID',
      textOf(invoice, `${SETTLEMENT}/InvoiceCurrencyCode`),
    )(invoice),
  'PEPPOL-EN16931-R061': paidBy(['49', '59'], (_, invoice) => has(`${TERMS}/DirectDebitMandateID`)(invoice)),
  'PEPPOL-EN16931-R120': each(LINE, isPriceTimesQuantity),
  'PEPPOL-EN16931-R121': each(`${LINE}/${PRICE}/BasisQuantity`, quantity => amount(quantity, '') > 0),
  'PEPPOL-EN16931-R130': each(LINE, line => {
    const [basis] = select(line, `${PRICE}/BasisQuantity`)
    const unit = basis?.attributes.unitCode
    return unit === undefined || unit === select(line, QUANTITY)[0]?.attributes.unitCode
  }),
}

/** Lines that begin with a sign of number say a discount or a charge, in this form alone, and the last one ends. */
function isTermsText(text: string): boolean {
  const structured = text.split('\n').filter(line => line.trim().startsWith('#'))
  const form = /^#(SKONTO|VERZUG)#TAGE=\d+#PROZENT=\d+\.\d{2}(#BASISBETRAG=-?\d+\.\d{2})?#$/
  return (
    structured.every(line => form.test(line)) &&
    (structured.length === 0 || /#\s*\n/.test(text.slice(text.lastIndexOf('#'))))
  )
}
