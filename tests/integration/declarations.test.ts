import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openDeclaration } from '#contract/catalog/declarations.ts'
import { ratedProduct } from '#contract/reviews/reviews.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())

const [shackle, leaded, plain] = [
  await shop.addProduct({
    productname: 'A shackle',
    standard: 'EN 13889',
    material: 'Steel C45',
    finish: 'Bright',
  }),
  await shop.addProduct({
    productname: 'A leaded pin',
    material: 'Brass CuZn39Pb3',
    finish: 'Polished brass',
  }),
  await shop.addProduct({ productname: 'A plain one', material: 'Secret', finish: 'Bright' }),
]
const known = { customsCode: '74199990', countryOfOrigin: 'DE' }
await shop.admin.send('PATCH', `/product/${leaded._id}`, known, { 'if-match': '*' })

const listOpen = async (query: string) =>
  z.array(openDeclaration).parse((await shop.admin.send('GET', `/open-declaration${query}`)).body)

test('GET /service/{id} says what is known of a product by RoHS, REACH and of CE, and why', async () => {
  const read = async ({ _id }: { _id: string }) =>
    ratedProduct
      .parse((await shop.newVisitor().send('GET', `/service/${_id}`)).body)
      .declarations.map(({ subject, statement }) => [subject, statement])
  expect(await read(leaded)).toEqual([
    ['RoHS', 'conforms with exemption 6(c), while it is in force'],
    ['REACH', 'lead above 0.1 % (Article 33)'],
  ])
  expect((await read(shackle)).at(-1)).toEqual(['CE marking', 'to be confirmed'])
  expect((await read(plain))[0]).toEqual(['RoHS', 'to be confirmed'])
})

test('GET /open-declaration lists what is to be confirmed, and what was said since no longer', async () => {
  expect(await listOpen('?subject=ce')).toEqual([
    {
      subject: 'ce',
      why: 'EC declaration of conformity as a lifting accessory',
      family: null,
      name: 'A shackle',
      products: 1,
      product: shackle._id,
      proposed: '',
    },
  ])
  const namesOf = async (query: string) => (await listOpen(query)).map(({ name }) => name)
  expect(await namesOf('?subject=rohs')).toEqual(['A plain one'])
  expect(await namesOf('?subject=customs')).toEqual(['A plain one', 'A shackle'])
  expect(new Set(await namesOf(''))).toEqual(new Set(['A shackle', 'A plain one']))
  await shop.admin.send('PATCH', `/product/${plain._id}`, { ...known, archived: true }, { 'if-match': '*' })
  expect(await namesOf('?subject=rohs')).toEqual([])
  expectProblem(await shop.admin.send('GET', '/open-declaration?subject=taste'), 422, ['subject'])
})

test('GET /open-declaration/table answers the same as CSV', async () => {
  const answer = await shop.admin.fetch('/open-declaration/table?format=csv')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="to-be-confirmed.csv"')
  const [head, first] = (await answer.text()).split('\r\n')
  expect(head).toContain('"Subject","Family","Name","Products","Why","Proposed"')
  expect(first).toBe('"CE marking",,"A shackle",1,"EC declaration of conformity as a lifting accessory",""')
})
