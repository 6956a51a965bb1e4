import type { Element } from './tree.ts'

const PARTY = 'Name DefinedTradeContact PostalTradeAddress URIUniversalCommunication SpecifiedTaxRegistration'
const RATE = 'TypeCode CategoryCode RateApplicablePercent'
const DATE = 'DateTimeString@format'

/** What the shop writes into which element, some of it only under a certain parent, and with which attribute. */
const vocabulary: Readonly<Record<string, string>> = {
  CrossIndustryInvoice: 'ExchangedDocumentContext ExchangedDocument SupplyChainTradeTransaction',
  ExchangedDocumentContext:
    'BusinessProcessSpecifiedDocumentContextParameter GuidelineSpecifiedDocumentContextParameter',
  BusinessProcessSpecifiedDocumentContextParameter: 'ID',
  GuidelineSpecifiedDocumentContextParameter: 'ID',
  ExchangedDocument: 'ID TypeCode IssueDateTime IncludedNote',
  IssueDateTime: DATE,
  IncludedNote: 'Content',
  SupplyChainTradeTransaction:
    'IncludedSupplyChainTradeLineItem ApplicableHeaderTradeAgreement ApplicableHeaderTradeDelivery ApplicableHeaderTradeSettlement',
  IncludedSupplyChainTradeLineItem:
    'AssociatedDocumentLineDocument SpecifiedTradeProduct SpecifiedLineTradeAgreement SpecifiedLineTradeDelivery SpecifiedLineTradeSettlement',
  AssociatedDocumentLineDocument: 'LineID',
  SpecifiedTradeProduct:
    'SellerAssignedID BuyerAssignedID Name ApplicableProductCharacteristic DesignatedProductClassification OriginTradeCountry',
  ApplicableProductCharacteristic: 'Description Value',
  DesignatedProductClassification: 'ClassCode@listID',
  OriginTradeCountry: 'ID',
  SpecifiedLineTradeAgreement: 'NetPriceProductTradePrice',
  NetPriceProductTradePrice: 'ChargeAmount BasisQuantity@unitCode',
  SpecifiedLineTradeDelivery: 'BilledQuantity@unitCode',
  SpecifiedLineTradeSettlement: 'ApplicableTradeTax SpecifiedTradeSettlementLineMonetarySummation',
  'SpecifiedLineTradeSettlement/ApplicableTradeTax': RATE,
  SpecifiedTradeSettlementLineMonetarySummation: 'LineTotalAmount',
  ApplicableHeaderTradeAgreement:
    'BuyerReference SellerTradeParty BuyerTradeParty SellerOrderReferencedDocument BuyerOrderReferencedDocument',
  SellerTradeParty: `ID ${PARTY}`,
  BuyerTradeParty: PARTY,
  DefinedTradeContact: 'PersonName TelephoneUniversalCommunication EmailURIUniversalCommunication',
  TelephoneUniversalCommunication: 'CompleteNumber',
  EmailURIUniversalCommunication: 'URIID',
  PostalTradeAddress: 'PostcodeCode LineOne LineTwo CityName CountryID CountrySubDivisionName',
  URIUniversalCommunication: 'URIID@schemeID',
  SpecifiedTaxRegistration: 'ID@schemeID',
  SellerOrderReferencedDocument: 'IssuerAssignedID',
  BuyerOrderReferencedDocument: 'IssuerAssignedID',
  ApplicableHeaderTradeDelivery: 'ShipToTradeParty ActualDeliverySupplyChainEvent',
  ShipToTradeParty: 'Name PostalTradeAddress',
  ActualDeliverySupplyChainEvent: 'OccurrenceDateTime',
  OccurrenceDateTime: DATE,
  ApplicableHeaderTradeSettlement:
    'PaymentReference InvoiceCurrencyCode SpecifiedTradeSettlementPaymentMeans ApplicableTradeTax BillingSpecifiedPeriod ' +
    'SpecifiedTradeAllowanceCharge SpecifiedTradePaymentTerms SpecifiedTradeSettlementHeaderMonetarySummation InvoiceReferencedDocument',
  SpecifiedTradeSettlementPaymentMeans: 'TypeCode PayeePartyCreditorFinancialAccount',
  PayeePartyCreditorFinancialAccount: 'IBANID',
  ApplicableTradeTax: `CalculatedAmount ExemptionReason BasisAmount ExemptionReasonCode ${RATE}`,
  BillingSpecifiedPeriod: 'StartDateTime EndDateTime',
  StartDateTime: DATE,
  EndDateTime: DATE,
  SpecifiedTradeAllowanceCharge: 'ChargeIndicator ActualAmount ReasonCode Reason CategoryTradeTax',
  ChargeIndicator: 'Indicator',
  CategoryTradeTax: RATE,
  SpecifiedTradePaymentTerms: 'Description DueDateDateTime',
  DueDateDateTime: DATE,
  SpecifiedTradeSettlementHeaderMonetarySummation:
    'LineTotalAmount ChargeTotalAmount TaxBasisTotalAmount TaxTotalAmount@currencyID GrandTotalAmount TotalPrepaidAmount DuePayableAmount',
  InvoiceReferencedDocument: 'IssuerAssignedID',
}

/** What papers hold, as `Parent/Child` and `Parent/Child@attribute`. */
export const VOCABULARY: ReadonlySet<string> = new Set(
  Object.entries(vocabulary).flatMap(([parent, children]) =>
    children.split(' ').flatMap(child => [`${parent}/${child.split('@', 1)[0]}`, `${parent}/${child}`]),
  ),
)

/** What an element holds, in the same way. */
export function listHeld(element: Element, parent = ''): string[] {
  const key = `${parent}/${element.name}` in vocabulary ? `${parent}/${element.name}` : element.name
  return element.children.flatMap(child => {
    const attributes = Object.keys(child.attributes).map(attribute => `@${attribute}`)
    return [
      ...['', ...attributes].map(attribute => `${key}/${child.name}${attribute}`),
      ...listHeld(child, element.name),
    ]
  })
}

/** Whether something stands twice in one element. Only lines may, in what the shop writes. */
export function holdsTwice({ children }: Element): boolean {
  const names = children.map(({ name }) => name).filter(name => name !== 'IncludedSupplyChainTradeLineItem')
  return new Set(names).size < names.length || children.some(holdsTwice)
}
