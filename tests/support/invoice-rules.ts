import { isCountry } from '#contract/countries.ts'

/**
 * Rules of EN 16931 and of XRechnung 3.0, each under its official name but in our words: the most of what the official Schematron asks of the kinds of
 * invoices that the shop makes. https://github.com/ConnectingEurope/eInvoicing-EN16931, https://github.com/itplr-kosit/xrechnung-schematron
 */
const core: Readonly<Record<string, (invoice: Invoice) => boolean>> = {
  'BR-02': ({ xml }) => /<rsm:ExchangedDocument><ram:ID>[^<]/.test(xml),
  'BR-05': ({ header }) => texts(header, 'InvoiceCurrencyCode').join() === 'EUR',
  'BR-07': ({ buyer }) => (texts(buyer, 'Name')[0] ?? '') !== '',
  'BR-09, -11, -57': ({ seller, buyer, shipTo }) =>
    [seller, buyer, shipTo].every(party => party === '' || texts(party, 'CountryID').length === 1),
  'BR-CL-14': ({ xml }) => texts(xml, 'CountryID').every(isCountry),
  'BR-CO-04': ({ lines }) => lines.every(line => texts(line, 'CategoryCode').length === 1),
  'BR-CO-09': ({ xml }) => vatIds(xml).every(id => isCountry(id.slice(0, 2)) || /^(EL|XI)/.test(id)),
  'BR-CO-10': ({ lines, totals }) =>
    amount(totals, 'LineTotalAmount') === sum(lines.flatMap(line => texts(line, 'LineTotalAmount'))),
  'BR-CO-12': ({ header, totals }) =>
    amount(totals, 'ChargeTotalAmount') === sum(texts(header, 'ActualAmount')),
  'BR-CO-13': ({ totals }) =>
    amount(totals, 'TaxBasisTotalAmount') ===
    amount(totals, 'LineTotalAmount') + amount(totals, 'ChargeTotalAmount'),
  'BR-CO-14': ({ header, totals }) => amount(totals, 'TaxTotalAmount') === amount(header, 'CalculatedAmount'),
  'BR-CO-15': ({ totals }) =>
    amount(totals, 'GrandTotalAmount') ===
    amount(totals, 'TaxBasisTotalAmount') + amount(totals, 'TaxTotalAmount'),
  'BR-CO-16': ({ totals }) =>
    amount(totals, 'DuePayableAmount') ===
    amount(totals, 'GrandTotalAmount') - amount(totals, 'TotalPrepaidAmount'),
  // Prices include VAT, which is what is left of them: within a cent.
  'BR-CO-17': ({ header }) => {
    const wanted = Number(amount(header, 'BasisAmount')) * (percentOf(header) / 100)
    return Math.abs(Number(amount(header, 'CalculatedAmount')) - wanted) <= CENT
  },
  'BR-CO-25': ({ header, totals }) =>
    amount(totals, 'DuePayableAmount') <= 0n || header.includes('<ram:SpecifiedTradePaymentTerms>'),
  'BR-CO-26': ({ seller }) => vatIds(seller).length > 0 || /^<ram:SellerTradeParty><ram:ID>[^<]/.test(seller),
  'BR-16': ({ lines }) => lines.length > 0,
  'BR-21': ({ lines }) => lines.every(line => texts(line, 'LineID').length === 1),
  'BR-25': ({ lines }) => lines.every(line => (texts(line, 'Name')[0] ?? '') !== ''),
  'BR-55': ({ header, xml }) =>
    /<ram:TypeCode>380</.test(xml) || within(header, 'InvoiceReferencedDocument') !== '',
  'BR-DEC': ({ header }) =>
    [...header.matchAll(/<ram:\w+Amount(?: [^>]*)?>([^<]*)</g)].every(([, decimal]) => isCents(decimal)),
  // BR-S-08, BR-Z-08, BR-IC-08, BR-G-08 and BR-O-08: there is one rate.
  'BR-*-08': ({ header, totals }) => amount(header, 'BasisAmount') === amount(totals, 'TaxBasisTotalAmount'),
  'BR-*-05': ({ xml, category }) =>
    texts(xml, 'RateApplicablePercent').every(percent => Number(percent) > 0 === (category === 'S')) &&
    texts(xml, 'RateApplicablePercent').length === (category === 'O' ? 0 : texts(xml, 'CategoryCode').length),
  'BR-*-10': ({ header, category }) =>
    header.includes('<ram:ExemptionReason>') === !['S', 'Z'].includes(category),
  'BR-*-02': ({ seller, category }) => category === 'O' || vatIds(seller).length === 1,
  'BR-O-02': ({ xml, category }) => category !== 'O' || vatIds(xml).length === 0,
  'BR-IC-02': ({ buyer, category }) => category !== 'K' || vatIds(buyer).length === 1,
  'BR-IC-11': ({ xml, category }) =>
    category !== 'K' || /<ram:(BillingSpecifiedPeriod|ActualDeliverySupplyChainEvent)>/.test(xml),
  'BR-IC-12': ({ shipTo, category }) => category !== 'K' || texts(shipTo, 'CountryID').length === 1,
  'one category': ({ xml }) => new Set(texts(xml, 'CategoryCode')).size === 1,
  // The schema wants this one, even where nothing is known of the delivery.
  'PEPPOL-EN16931-R008': ({ xml }) => !/<(?!ram:ApplicableHeaderTradeDelivery>)[^/>]+><\//.test(xml),
  'PEPPOL-EN16931-R120': ({ lines }) =>
    lines.every(
      line =>
        amount(line, 'ChargeAmount') * BigInt(texts(line, 'BilledQuantity')[0] ?? 0) ===
        amount(line, 'LineTotalAmount') * BigInt(texts(line, 'BasisQuantity')[0] ?? 0),
    ),
}

/** What an XRechnung needs besides. */
const german: typeof core = {
  'BR-DE-1': ({ header }) => within(header, 'SpecifiedTradeSettlementPaymentMeans') !== '',
  'BR-DE-3, -4': ({ seller }) => isPlaced(seller),
  'BR-DE-6': ({ seller }) => texts(seller, 'CompleteNumber').length === 1,
  'BR-DE-7': ({ seller }) => texts(seller, 'URIID').length === 2,
  'BR-DE-8, -9': ({ buyer }) => isPlaced(buyer),
  'BR-DE-10, -11': ({ shipTo }) => shipTo === '' || isPlaced(shipTo),
  'BR-DE-14': ({ category }) => category !== 'O',
  'BR-DE-15': ({ xml }) => (texts(xml, 'BuyerReference')[0] ?? '') !== '',
  'BR-DE-16': ({ seller, category }) => category === 'O' || vatIds(seller).length === 1,
  'BR-DE-23-a': ({ header }) =>
    !header.includes('<ram:TypeCode>58<') || (texts(header, 'IBANID')[0] ?? '') !== '',
  'BR-DE-27': ({ seller }) => /\d\D*\d\D*\d/.test(texts(seller, 'CompleteNumber')[0] ?? ''),
  'PEPPOL-EN16931-R010, R020': ({ seller, buyer }) =>
    [seller, buyer].every(party => party.includes('schemeID="EM"')),
}

/** An invoice in the syntax CII, and its parts as texts; '' what it does not have. */
interface Invoice {
  readonly xml: string
  readonly lines: readonly string[]
  readonly seller: string
  readonly buyer: string
  readonly shipTo: string
  /** What is said of the whole invoice: payment, VAT and totals. */
  readonly header: string
  readonly totals: string
  readonly category: string
}

/** A cent in ten-thousandths of a euro. */
const CENT = 100

/** The names of the rules that an invoice breaks; those of XRechnung count if it says that it is one. */
export function findBrokenRules(xml: string): string[] {
  const header = within(xml, 'ApplicableHeaderTradeSettlement')
  const invoice = {
    xml,
    header,
    lines: [...xml.matchAll(/<ram:(IncludedSupplyChainTradeLineItem)>.*?<\/ram:\1>/gs)].map(([line]) => line),
    seller: within(xml, 'SellerTradeParty'),
    buyer: within(xml, 'BuyerTradeParty'),
    shipTo: within(xml, 'ShipToTradeParty'),
    totals: within(header, 'SpecifiedTradeSettlementHeaderMonetarySummation'),
    category: texts(header, 'CategoryCode')[0] ?? '',
  }
  const rules = xml.includes('xrechnung') ? { ...core, ...german } : core
  return Object.entries(rules).flatMap(([name, isKept]) => (isKept(invoice) ? [] : [name]))
}

/** The texts of all elements of a name, in their order. */
export const texts = (xml: string, name: string) =>
  [...xml.matchAll(/<ram:(\w+)(?: [^>]*)?>([^<]*)(?=<\/ram)/g)].flatMap(([, found, text = '']) =>
    found === name ? [text] : [],
  )

/** From the first element of a name to the end of the last one. */
const within = (xml: string, name: string) =>
  new RegExp(`<ram:${name}>.*</ram:${name}>`, 's').exec(xml)?.[0] ?? ''

const vatIds = (xml: string) => [...xml.matchAll(/schemeID="VA">([^<]*)</g)].map(([, id = '']) => id)
const isPlaced = (party: string) => /<ram:PostcodeCode>[^<]+<.*<ram:CityName>[^<]+</s.test(party)
const isCents = (decimal = '') => /^-?\d+(\.\d{1,2})?$/.test(decimal)
const percentOf = (header: string) => Number(texts(header, 'RateApplicablePercent')[0] ?? 0)
const amount = (xml: string, name: string) => tenThousandths(texts(xml, name)[0])
const sum = (decimals: readonly string[]) =>
  decimals.reduce((total, decimal) => total + tenThousandths(decimal), 0n)

/** A decimal with up to four places as a whole number of ten-thousandths. */
function tenThousandths(decimal = ''): bigint {
  const [whole = '', places = ''] = decimal.split('.')
  if (!/^\d+$/.test(whole) || !/^\d{0,4}$/.test(places)) return -1n
  return BigInt(whole + places.padEnd(4, '0'))
}
