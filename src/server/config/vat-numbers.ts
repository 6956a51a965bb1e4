import type { z } from 'zod'
import type { VatRegistrations } from '#domain/context.ts'
import { normalizeVatId } from '#domain/tax/vat-id.ts'

/** What VAT numbers look like, normalised: https://www.gov.uk/vat-registration, https://www.bfs.admin.ch/bfs/en/home/registers/enterprise-register.html */
const forms: Readonly<Record<string, RegExp>> = {
  GB: /^GB(\d{9}|\d{12}|(GD|HA)\d{3})$/,
  CH: /^CHE\d{9}(MWST|TVA|IVA)$/,
}

const FORM =
  'must be like GB:GB123456789,CH:CHE-123.456.789 MWST: Great Britain or Switzerland, each once, with the VAT number there'

/** Parses `GB:GB123456789,CH:CHE-123.456.789 MWST` and names the entries that are wrong, by their place. */
export function readVatNumbers(text: string, ctx: z.RefinementCtx): VatRegistrations['numbers'] {
  const numbers: Record<string, string> = {}
  const wrong: number[] = []
  for (const [index, entry] of text.split(',').entries()) {
    const [, area = '', number = ''] = /^\s*([A-Z]{2})\s*:(.*)$/.exec(entry) ?? []
    const isGood = !(area in numbers) && (forms[area]?.test(normalizeVatId(number)) ?? false)
    if (isGood) numbers[area] = number.trim().toUpperCase()
    else wrong.push(index + 1)
  }
  if (wrong.length > 0)
    ctx.addIssue({
      code: 'custom',
      message: `${FORM}. Wrong: ${wrong.length === 1 ? 'entry' : 'entries'} ${wrong.join(', ')}`,
    })
  return numbers
}
