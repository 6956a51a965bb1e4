import type { Cents } from '#contract/money.ts'
import { element, elementWith, type Markup, optional } from '#contract/xml.ts'
import type { Paper } from '#domain/ports.ts'
import { toDecimal } from './decimal.ts'

/** The day (YYYY-MM-DD) of a moment in the seller's time zone. */
export function dayOf({ timeZone }: Pick<Paper, 'timeZone'>, isoTime: string): string {
  return new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format(new Date(isoTime))
}

/** A day as CCYYMMDD, in the seller's time zone. */
export function writeDate(paper: Pick<Paper, 'timeZone'>, isoTime: string): Markup {
  return writeDay(dayOf(paper, isoTime))
}

/** A day (YYYY-MM-DD) as CCYYMMDD. */
export function writeDay(day: string): Markup {
  return elementWith('udt:DateTimeString', { format: '102' }, day.replaceAll('-', ''))
}

/** An amount in euros. */
export function writeAmount(name: string, cents: Cents): Markup {
  return element(name, toDecimal(cents))
}

/**
 * The category of VAT, the code of its reason where one is wanted, and the rate; what is outside the scope of VAT has none
 * (BR-O-05).
 */
export function writeRate(
  { vatCategory, tax }: Pick<Paper, 'vatCategory' | 'tax'>,
  reasonCode = '',
): readonly (Markup | null)[] {
  return [
    element('ram:CategoryCode', vatCategory.code),
    optional('ram:ExemptionReasonCode', reasonCode),
    vatCategory.code === 'O' ? null : element('ram:RateApplicablePercent', String(tax.percent)),
  ]
}
