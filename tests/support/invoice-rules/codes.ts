import { isCountry } from '#contract/countries.ts'
import {
  attributeOneOf,
  CHARGE,
  DOCUMENT,
  each,
  has,
  isAllowance,
  isCharge,
  LINE,
  MEANS,
  oneOf,
  PRICE,
  QUANTITY,
  type Rules,
  SETTLEMENT,
  TOTALS,
} from './predicates.ts'

const CATEGORIES = ['S', 'Z', 'K', 'G', 'O']
/** Kosovo and Northern Ireland have codes of their own here; in VAT IDs Greece does. */
const isCountryOrLike = (code: string) => isCountry(code) || code === '1A' || code === 'XI'

/**
 * Codes: of each official list, those that the shop writes, which are stricter than the list.
 * EN 16931-1:2017, 6.4.5; ids and lists by its validation artefacts 1.3.16.
 */
export const codes: Rules = {
  'BR-CL-01': oneOf(`${DOCUMENT}/TypeCode`, '380', '381', '384'),
  'BR-CL-03': attributeOneOf(`${TOTALS}/TaxTotalAmount`, 'currencyID', 'EUR'),
  'BR-CL-04': oneOf(`${SETTLEMENT}/InvoiceCurrencyCode`, 'EUR'),
  'BR-CL-13': attributeOneOf('//ClassCode', 'listID', 'HS'),
  'BR-CL-14': each('//CountryID', ({ text }) => isCountryOrLike(text)),
  'BR-CL-15': each('//OriginTradeCountry/ID', ({ text }) => isCountryOrLike(text)),
  'BR-CL-16': oneOf(`${MEANS}/TypeCode`, '1', '58', '68', '97'),
  'BR-CL-17': oneOf('//CategoryTradeTax/CategoryCode', ...CATEGORIES),
  'BR-CL-18': oneOf('//ApplicableTradeTax/CategoryCode', ...CATEGORIES),
  'BR-CL-19': each(CHARGE, charge => !(isAllowance(charge) && has('ReasonCode')(charge))),
  'BR-CL-20': each(CHARGE, charge => !isCharge(charge) || oneOf('ReasonCode', 'FC')(charge)),
  'BR-CL-22': oneOf('//ExemptionReasonCode', 'VATEX-EU-IC', 'VATEX-EU-G', 'VATEX-EU-O'),
  'BR-CL-23': each(LINE, line =>
    [QUANTITY, `${PRICE}/BasisQuantity`].every(path => attributeOneOf(path, 'unitCode', 'H87')(line)),
  ),
  'BR-CL-25': attributeOneOf('//URIUniversalCommunication/URIID', 'schemeID', 'EM'),
  'BR-CO-09': each('//SpecifiedTaxRegistration/ID', ({ text, attributes }) => {
    const country = text.slice(0, 2)
    return attributes.schemeID !== 'VA' || country === 'EL' || isCountryOrLike(country)
  }),
}
