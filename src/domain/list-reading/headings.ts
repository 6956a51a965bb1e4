/** What a column of a list holds: what may be an SKU, the customer's own number, words about the part, how many. */
const columns = ['part', 'own', 'words', 'quantity'] as const
export type ListColumn = (typeof columns)[number]

const HEADINGS: Readonly<Record<ListColumn, readonly string[]>> = {
  part: [
    'sku',
    'part',
    'partnumber',
    'partno',
    'article',
    'articlenumber',
    'articleno',
    'item',
    'itemnumber',
    'itemno',
    'product',
    'productcode',
    'code',
    'ordernumber',
    'orderno',
    'artikel',
    'artikelnummer',
    'artikelnr',
    'artnr',
    'bestellnummer',
    'bestellnr',
  ],
  own: [
    'ownnumber',
    'ownno',
    'ownpartnumber',
    'ournumber',
    'ourno',
    'ourpartnumber',
    'yournumber',
    'yourno',
    'yourpartnumber',
    'customerpartnumber',
    'customerpartno',
    'internalnumber',
    'materialnumber',
    'eigenenummer',
    'kundenartikelnummer',
    'materialnummer',
  ],
  words: [
    'name',
    'description',
    'designation',
    'text',
    'size',
    'bezeichnung',
    'beschreibung',
    'benennung',
    'abmessung',
  ],
  quantity: [
    'quantity',
    'qty',
    'orderqty',
    'pieces',
    'pcs',
    'amount',
    'count',
    'menge',
    'bestellmenge',
    'anzahl',
    'stück',
    'stuck',
    'stk',
  ],
}

const COLUMN_OF = new Map(columns.flatMap(column => HEADINGS[column].map(name => [name, column] as const)))

/** What the column under this heading holds, however it is written: 'Part No.', 'part_no'; undefined for any other. */
export function columnUnder(heading: string): ListColumn | undefined {
  return COLUMN_OF.get(heading.toLowerCase().replaceAll(/[^\p{L}]+/gu, ''))
}
