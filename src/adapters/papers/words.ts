import { ENGLISH } from '#contract/language.ts'
import type { LotOfLine, Paper, PaperKind } from '#domain/ports.ts'

const names: Readonly<Record<PaperKind, string>> = {
  confirmation: 'Order confirmation',
  invoice: 'Invoice',
  quote: 'Quote',
}

/** What a paper is called: 'Corrected invoice', 'Credit note'. */
export function nameOf({ kind, corrects, credits }: Pick<Paper, 'kind' | 'corrects' | 'credits'>): string {
  if (credits !== undefined) return 'Credit note'
  return corrects === undefined ? names[kind] : 'Corrected invoice'
}

const counts = new Intl.NumberFormat(ENGLISH)
const decimals = new Intl.NumberFormat(ENGLISH, { maximumSignificantDigits: 3 })
const kilograms = new Intl.NumberFormat(ENGLISH, { maximumFractionDigits: 2 })

export const pieces = (quantity: number) => counts.format(quantity)

/** '0.35 g', '35 g', '2.45 kg'. */
export function weigh(grams: number): string {
  return grams < 1000 ? `${decimals.format(grams)} g` : `${kilograms.format(grams / 1000)} kg`
}

/** The date in the seller's time zone. */
export function day({ timeZone }: Pick<Paper, 'timeZone'>, isoTime: string): string {
  return new Intl.DateTimeFormat(ENGLISH, { dateStyle: 'long', timeZone }).format(new Date(isoTime))
}

/** The same with the time. */
export function moment({ timeZone }: Pick<Paper, 'timeZone'>, isoTime: string): string {
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone } as const
  return new Intl.DateTimeFormat(ENGLISH, style).format(new Date(isoTime))
}

/** 'lot 7A', 'lots 7A (20), 7B (4)'; '' for none. */
export function nameLots(lots: readonly LotOfLine[]): string {
  const [first, ...others] = lots
  if (!first) return ''
  if (others.length === 0) return `lot ${first.number}`
  return `lots ${lots.map(lot => `${lot.number} (${pieces(lot.pieces)})`).join(', ')}`
}
