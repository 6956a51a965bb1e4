import type { InvoiceContent } from '#db/tables/invoice-content.ts'
import type { VatCategory } from '../paper.ts'

/** Articles of Council Directive 2006/112/EC, which a paper has to name: article 226 (11). https://eur-lex.europa.eu/eli/dir/2006/112 */
const untaxed = {
  'reverse-charge': {
    code: 'K',
    reason:
      'Intra-Community supply, exempt from VAT (Article 138 of Directive 2006/112/EC). Reverse charge: the customer accounts for the VAT.',
    reasonCode: 'VATEX-EU-IC',
  },
  export: {
    code: 'G',
    reason: 'Export, exempt from VAT (Article 146 of Directive 2006/112/EC).',
    reasonCode: 'VATEX-EU-G',
  },
} as const

const IMPORT_DUE = 'The customer pays import VAT and customs duties.'

/** Why the rate of a paper applies. A seller without a VAT ID and without a rate is outside the scope of VAT. */
export function vatCategoryOf({ tax, seller }: Pick<InvoiceContent, 'tax' | 'seller'>): VatCategory {
  if (tax.treatment !== 'taxed') {
    const category = untaxed[tax.treatment]
    return tax.isImportDue ? { ...category, reason: `${category.reason} ${IMPORT_DUE}` } : category
  }
  if (tax.percent > 0) return { code: 'S', reason: '', reasonCode: '' }
  return seller.vatId === ''
    ? { code: 'O', reason: 'No VAT is charged.', reasonCode: 'VATEX-EU-O' }
    : { code: 'Z', reason: '', reasonCode: '' }
}
