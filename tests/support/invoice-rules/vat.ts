import {
  amount,
  BUYER,
  CHARGE,
  categoryOf,
  each,
  has,
  isCharge,
  LINE,
  LINE_TAX,
  LINE_TOTAL,
  PERIOD,
  type Rule,
  type Rules,
  SELLER,
  SHIP_TO,
  SUPPLIED,
  sum,
  TAX,
  vatIds,
} from './predicates.ts'
import { isVatOfBasis } from './sums.ts'
import { type Element, select } from './tree.ts'

/** What a category of VAT asks for. */
interface Category {
  readonly code: string
  readonly rate: 'positive' | 'any' | 'zero' | 'none'
  /** Whose VAT IDs are named: with none, neither may be. */
  readonly vatIds: readonly string[]
  readonly hasReason: boolean
}

const categories: Readonly<Record<string, Category>> = {
  'BR-S': { code: 'S', rate: 'positive', vatIds: [SELLER], hasReason: false },
  'BR-Z': { code: 'Z', rate: 'zero', vatIds: [SELLER], hasReason: false },
  'BR-IC': { code: 'K', rate: 'zero', vatIds: [SELLER, BUYER], hasReason: true },
  'BR-G': { code: 'G', rate: 'zero', vatIds: [SELLER], hasReason: true },
  // The shop writes none of these, but a code may be changed into one of them.
  'BR-E': { code: 'E', rate: 'zero', vatIds: [SELLER], hasReason: true },
  'BR-AE': { code: 'AE', rate: 'zero', vatIds: [SELLER, BUYER], hasReason: true },
  'BR-AF': { code: 'L', rate: 'positive', vatIds: [SELLER], hasReason: false },
  'BR-AG': { code: 'M', rate: 'any', vatIds: [SELLER], hasReason: false },
  'BR-O': { code: 'O', rate: 'none', vatIds: [], hasReason: true },
}

const hasRate: Readonly<Record<Category['rate'], (tax: Element) => boolean>> = {
  positive: tax => amount(tax, 'RateApplicablePercent') > 0,
  any: tax => amount(tax, 'RateApplicablePercent') >= 0,
  zero: tax => amount(tax, 'RateApplicablePercent') === 0,
  none: tax => !has('RateApplicablePercent')(tax),
}

/** Of these the artefacts have no test. */
const UNTESTED = new Set(['BR-AF-09', 'BR-AG-09'])

/** The rules that all categories have, under the same numbers. */
function rulesOf([prefix, { code, rate, vatIds: named, hasReason }]: [string, Category]): [string, Rule][] {
  const ofCategory = (path: string) => (element: Element) =>
    select(element, path).filter(tax => categoryOf(tax) === code)
  const taxes = ofCategory(TAX)
  const ofLines = ofCategory(`${LINE}/${LINE_TAX}`)
  const ofCharges = (invoice: Element) =>
    select(invoice, CHARGE).filter(isCharge).flatMap(ofCategory('CategoryTradeTax'))
  const namesVatIds = (invoice: Element) =>
    named.length === 0
      ? [SELLER, BUYER].every(path => select(invoice, path).flatMap(vatIds).length === 0)
      : named.every(path => select(invoice, path).flatMap(vatIds).length > 0)
  const isTaxed = rate === 'positive' || rate === 'any'
  // What is taxed is so by its rate: of several, each has a basis of its own.
  const isOf = (tax: Element) => (other: Element) =>
    categoryOf(other) === code &&
    (!isTaxed || amount(other, 'RateApplicablePercent') === amount(tax, 'RateApplicablePercent'))
  const basisOf = (tax: Element, invoice: Element) =>
    sum(
      select(invoice, LINE).filter(line => select(line, LINE_TAX).some(isOf(tax))),
      LINE_TOTAL,
    ) +
    sum(
      select(invoice, CHARGE).filter(
        charge => isCharge(charge) && select(charge, 'CategoryTradeTax').some(isOf(tax)),
      ),
      'ActualAmount',
    )
  const all: [string, Rule][] = [
    [`${prefix}-01`, it => taxes(it).length === Math.min(1, ofLines(it).length + ofCharges(it).length)],
    [`${prefix}-02`, it => ofLines(it).length === 0 || namesVatIds(it)],
    [`${prefix}-04`, it => ofCharges(it).length === 0 || namesVatIds(it)],
    [`${prefix}-05`, it => ofLines(it).every(hasRate[rate])],
    [`${prefix}-07`, it => ofCharges(it).every(hasRate[rate])],
    [`${prefix}-08`, it => taxes(it).every(tax => amount(tax, 'BasisAmount') === basisOf(tax, it))],
    [
      `${prefix}-09`,
      it => taxes(it).every(tax => (isTaxed ? isVatOfBasis(tax) : amount(tax, 'CalculatedAmount') === 0)),
    ],
    [
      `${prefix}-10`,
      it => taxes(it).every(tax => has('ExemptionReason', 'ExemptionReasonCode')(tax) === hasReason),
    ],
  ]
  return all.filter(([id]) => !UNTESTED.has(id))
}

const isOutside = (tax: Element) => categoryOf(tax) === 'O'
const hasCategory = (code: string) => (invoice: Element) =>
  select(invoice, '//CategoryCode').some(({ text }) => text === code)
/** If the VAT of the invoice is of a category, it is as the predicate says. */
const onlyIf = (code: string, isRight: Rule): Rule =>
  each(TAX, (tax, invoice) => categoryOf(tax) !== code || isRight(invoice))

/** VAT by its categories. EN 16931-1:2017, 6.4.4; ids by its validation artefacts 1.3.16. */
export const vat: Rules = {
  ...Object.fromEntries(Object.entries(categories).flatMap(rulesOf)),
  'BR-IC-11': onlyIf(
    'K',
    has(`${SUPPLIED}/DateTimeString`, `${PERIOD}/StartDateTime`, `${PERIOD}/EndDateTime`),
  ),
  'BR-IC-12': onlyIf('K', has(`${SHIP_TO}/PostalTradeAddress/CountryID`)),
  // The artefacts ask the same of breakdowns and lines, and of allowances and charges.
  'BR-O-11': onlyIf('O', each('//ApplicableTradeTax', isOutside)),
  'BR-O-12': onlyIf('O', each('//ApplicableTradeTax', isOutside)),
  'BR-O-13': onlyIf('O', each('//CategoryTradeTax', isOutside)),
  'BR-O-14': onlyIf('O', each('//CategoryTradeTax', isOutside)),
  'BR-B-01': invoice =>
    !hasCategory('B')(invoice) || select(invoice, '//CountryID').every(({ text }) => text === 'IT'),
  'BR-B-02': invoice => !hasCategory('B')(invoice) || !hasCategory('S')(invoice),
}
