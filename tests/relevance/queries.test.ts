import { expect, test } from 'vitest'
import { categories } from '#contract/catalog/catalog.ts'
import { files, kindsOf, parseQueries, readQueries } from './read-queries.ts'

const HEADER = 'query\tkind\texpected\n'

test.each(files)('%s.tsv keeps to the format, and has at least 200 queries of all kinds', file => {
  const queries = readQueries(file)
  expect(queries.length).toBeGreaterThanOrEqual(200)
  expect(new Set(queries.map(({ kind }) => kind))).toEqual(new Set(kindsOf(file)))
})

test.each(['seen', 'unseen'] as const)(
  '%s.tsv asks for exact sizes, families, categories and missing sizes',
  file => {
    const forms = readQueries(file).flatMap(({ expected }) => expected.map(({ form }) => form))
    expect(new Set(forms)).toEqual(new Set(['sku', 'family', 'category', 'missing']))
  },
)

test('questions.tsv has at least 900 queries', () => {
  expect(readQueries('questions').length).toBeGreaterThanOrEqual(900)
})

test('no query occurs twice in all files together, in whatever case and spacing', () => {
  const texts = files.flatMap(readQueries).map(({ text }) => text.toLowerCase().replaceAll(/\s+/g, ' '))
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
})

test('reads each form of an expectation, and alternatives', () => {
  const line =
    'nut 1/4" #8\tinch\tsku:PH-1-M8X1.25 | family:hex-nuts | category:bearings | missing:#8 x 1/4"@nuts-2'
  expect(parseQueries(`${HEADER}${line}\n`)).toEqual([
    {
      text: 'nut 1/4" #8',
      kind: 'inch',
      expected: [
        { form: 'sku', sku: 'PH-1-M8X1.25' },
        { form: 'family', family: 'hex-nuts' },
        { form: 'category', category: 'bearings' },
        { form: 'missing', label: '#8 x 1/4"', family: 'nuts-2' },
      ],
    },
  ])
})

test('reads sizes of many families, bounds and what is not made', () => {
  const line =
    'm6 bolt\tlimit\tsize:M6 x 20@*-bolts* | near:M6 x 25@bolts | fits:thread=6,price<0.5@bolts | none:cable tie'
  expect(parseQueries(`${HEADER}${line}\n`)[0]?.expected).toEqual([
    { form: 'size', label: 'M6 x 20', families: '*-bolts*' },
    { form: 'near', label: 'M6 x 25', families: 'bolts' },
    {
      form: 'fits',
      bounds: [
        { key: 'thread', sign: '=', value: 6 },
        { key: 'price', sign: '<', value: 0.5 },
      ],
      families: 'bolts',
    },
    { form: 'none', word: 'cable tie' },
  ])
})

test.each(categories)('knows the category %s', category => {
  expect(parseQueries(`${HEADER}all\tplain\tcategory:${category}\n`)).toHaveLength(1)
})

test.each([
  '',
  'm8\tsize\tsku:PH-1\n',
  `${HEADER}m8\tsize\tsku:PH-1`,
  `${HEADER}\n`,
  `${HEADER}m8\tsize\tsku:PH-1\n\n`,
  `${HEADER}m8\tsize\tsku:PH-1\r\n`,
  `${HEADER}\tsize\tsku:PH-1\n`,
  `${HEADER} m8\tsize\tsku:PH-1\n`,
  `${HEADER}m8\tsizes\tsku:PH-1\n`,
  `${HEADER}m8\tsize\n`,
  `${HEADER}m8\tsize\t\n`,
  `${HEADER}m8\tsize\tsku:PH-1\tmore\n`,
  `${HEADER}m8\tsize\tsku:ph-1\n`,
  `${HEADER}m8\tsize\tsku:PH-1|sku:PH-2\n`,
  `${HEADER}m8\tsize\tsku:PH-1 | \n`,
  `${HEADER}m8\tsize\tsku:PH-1 | sku:PH-1\n`,
  `${HEADER}m8\tsize\tfamily:Nuts\n`,
  `${HEADER}m8\tsize\tcategory:nuts\n`,
  `${HEADER}m8\tsize\tfits:thread@nuts\n`,
  `${HEADER}m8\tsize\tfits:thread=8\n`,
  `${HEADER}m8\tsize\tsize:M8\n`,
  `${HEADER}m8\tsize\tnear:M8\n`,
  `${HEADER}m8\tsize\tnone:\n`,
  `${HEADER}m8\tsize\tmissing:M8\n`,
  `${HEADER}m8\tsize\tmissing:@nuts\n`,
  `${HEADER}m8\tsize\tmissing: M8@nuts\n`,
])('rejects %j', table => {
  expect(() => parseQueries(table)).toThrow()
})
