/* Without zod, as pages need it. */

/**
 * Under which rules VAT is owed for a sale: in the seller's own country, declared in the One-Stop Shop of the European Union, by a registration
 * elsewhere, by the customer, or by nobody.
 */
export const saleKinds = ['domestic', 'oss', 'registered', 'reverse-charge', 'export'] as const
export type SaleKind = (typeof saleKinds)[number]

export const saleKindNames: Readonly<Record<SaleKind, string>> = {
  domestic: 'Domestic',
  oss: 'One-Stop Shop',
  registered: 'Registered abroad',
  'reverse-charge': 'Reverse charge',
  export: 'Export',
}

/** How many days a report may be about: a leap year. */
export const MAX_REPORT_DAYS = 366

/** How many papers a download has at most. */
export const MAX_PAPERS = 1_000
