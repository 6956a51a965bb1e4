import { type Element, select, textOf } from './tree.ts'

/** Whether an invoice keeps a rule. */
export type Rule = (invoice: Element) => boolean
/** Rules by their official ids. */
export type Rules = Readonly<Record<string, Rule>>

const TRANSACTION = 'SupplyChainTradeTransaction'
export const CONTEXT = 'ExchangedDocumentContext'
export const GUIDELINE = `${CONTEXT}/GuidelineSpecifiedDocumentContextParameter`
export const PROCESS = `${CONTEXT}/BusinessProcessSpecifiedDocumentContextParameter`
export const DOCUMENT = 'ExchangedDocument'
export const LINE = `${TRANSACTION}/IncludedSupplyChainTradeLineItem`
export const PRICE = 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice'
export const QUANTITY = 'SpecifiedLineTradeDelivery/BilledQuantity'
export const LINE_TAX = 'SpecifiedLineTradeSettlement/ApplicableTradeTax'
export const LINE_TOTAL =
  'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount'
export const AGREEMENT = `${TRANSACTION}/ApplicableHeaderTradeAgreement`
export const SELLER = `${AGREEMENT}/SellerTradeParty`
export const BUYER = `${AGREEMENT}/BuyerTradeParty`
const DELIVERY = `${TRANSACTION}/ApplicableHeaderTradeDelivery`
export const SHIP_TO = `${DELIVERY}/ShipToTradeParty`
export const SUPPLIED = `${DELIVERY}/ActualDeliverySupplyChainEvent/OccurrenceDateTime`
export const SETTLEMENT = `${TRANSACTION}/ApplicableHeaderTradeSettlement`
export const MEANS = `${SETTLEMENT}/SpecifiedTradeSettlementPaymentMeans`
export const TAX = `${SETTLEMENT}/ApplicableTradeTax`
export const PERIOD = `${SETTLEMENT}/BillingSpecifiedPeriod`
export const CHARGE = `${SETTLEMENT}/SpecifiedTradeAllowanceCharge`
export const TERMS = `${SETTLEMENT}/SpecifiedTradePaymentTerms`
export const TOTALS = `${SETTLEMENT}/SpecifiedTradeSettlementHeaderMonetarySummation`
export const EARLIER = `${SETTLEMENT}/InvoiceReferencedDocument`

/** Each element at a path is as the predicate says; so if there is none. */
export const each =
  (path: string, isRight: (element: Element, invoice: Element) => boolean): Rule =>
  invoice =>
    select(invoice, path).every(element => isRight(element, invoice))

/** Something stands at one of the paths. */
export const has =
  (...paths: readonly string[]) =>
  (element: Element) =>
    paths.some(path => select(element, path).length > 0)

/** A text stands at the path. */
export const hasText = (path: string) => (element: Element) =>
  select(element, path).some(({ text }) => text.trim() !== '')

/** At most so many elements stand at the path. */
export const atMost = (most: number, path: string) => (element: Element) =>
  select(element, path).length <= most

/** Exactly one element stands at the path. */
export const one = (path: string) => (element: Element) => select(element, path).length === 1

/** Each element at the path has one of the texts. */
export const oneOf = (path: string, ...codes: readonly string[]): Rule =>
  each(path, ({ text }) => codes.includes(text))

/** Each element at the path that has the attribute has one of the values there. */
export const attributeOneOf = (path: string, name: string, ...codes: readonly string[]): Rule =>
  each(path, ({ attributes }) => attributes[name] === undefined || codes.includes(attributes[name]))

/** Texts of an attribute of all elements at a path. */
export const vatIds = (element: Element) =>
  select(element, 'SpecifiedTaxRegistration/ID').filter(({ attributes }) => attributes.schemeID === 'VA')

/** A decimal as a whole number of ten-thousandths; NaN if it is none, which equals nothing and so breaks what is asked of it. */
const units = (decimal: string) =>
  /^-?\d+(\.\d{1,4})?$/.test(decimal) ? Math.round(Number(decimal) * 10_000) : Number.NaN

/** The amount at a path in ten-thousandths; NaN if there is none, or more than one. */
export const amount = (element: Element, path: string) =>
  one(path)(element) ? units(textOf(element, path)) : Number.NaN

/** The same of an amount that may be left out, which is then 0. */
export const optionalAmount = (element: Element, path: string) =>
  has(path)(element) ? amount(element, path) : 0

/** The sum of the amounts at a path of several elements. */
export const sum = (elements: readonly Element[], path: string) =>
  elements.reduce((total, element) => total + amount(element, path), 0)

/** Charges and allowances say by an indicator which they are. */
export const isCharge = (element: Element) => textOf(element, 'ChargeIndicator/Indicator') === 'true'
export const isAllowance = (element: Element) => textOf(element, 'ChargeIndicator/Indicator') === 'false'

export const isVat = (tax: Element) => textOf(tax, 'TypeCode') === 'VAT'
export const categoryOf = (tax: Element) => textOf(tax, 'CategoryCode')
