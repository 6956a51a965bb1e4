/** Limits of what is asked of the whole catalogue. */
export const CATALOGUE_LIMITS: readonly (readonly [
  row: string,
  figure: string,
  file: string,
  code: string,
])[] = [
  ['searches that found nothing', '2,000', 'domain/search/keep-missed.ts', 'MOST_A_DAY = 2_000'],
  [
    'feeds of the catalogue from one address',
    '10 in ten minutes',
    'domain/catalog/read-offers.ts',
    'LIMIT = { max: 10, windowMs: 10 * 60_000 }',
  ],
  [
    'lists of parts from one address',
    '20 a minute',
    'domain/quick-order/read.ts',
    'max: 20, windowMs: 60_000',
  ],
]
