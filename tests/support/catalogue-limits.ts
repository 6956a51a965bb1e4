/** Limits of what is asked of the whole catalogue, and of workbooks that change it. */
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
  ['a workbook', '512 MB', 'api/workbook/read.ts', 'MAX_SHEET_BYTES = 512 * 2 ** 20'],
  ['a workbook', '128 MB', 'api/workbook/read.ts', 'MAX_TEXT_BYTES = 128 * 2 ** 20'],
  ['a workbook', '8 MB', 'api/workbook/parts.ts', 'MAX_PART_BYTES = 8 * 2 ** 20'],
  ['a workbook', '64 kB on a row', 'api/workbook/read.ts', 'MAX_ROW = 64 * 1024'],
  ['a workbook', '10,000 files', 'api/workbook/archive.ts', 'MAX_FILES = 10_000'],
  ['a workbook', '500 columns', 'api/workbook/sheet.ts', 'MAX_COLUMNS = 500'],
]
