import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { textNames } from '#contract/texts/text-names.ts'
import { shopText } from '#contract/texts/texts.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop } from '../support/shop.ts'

const SELLER = {
  SELLER_NAME: 'Byron Machines',
  SELLER_ADDRESS: 'Lindengasse 4, 1070 Wien',
  SELLER_COUNTRY: 'AT',
  SELLER_VAT_ID: 'ATU12345678',
}
const shop = await openTestShop({ env: SELLER })
const other = await openTestShop({ env: { SELLER_NAME: 'Somebody' } })
afterAll(async () => {
  await shop.close()
  await other.close()
})

const visitor = shop.newVisitor()
const read = async (name: string) => shopText.parse((await visitor.send('GET', `/text/${name}`)).body)
const wordsOf = (text: unknown) => JSON.stringify(text)

describe('GET /text/{name}', () => {
  test.each(textNames)('answers %s with a title, and every fact it names filled in', async name => {
    const text = await read(name)
    expect(text).toMatchObject({ name, title: expect.stringMatching(/^\w+$/) })
    expect(text.blocks.length).toBeGreaterThan(3)
    expect(wordsOf(text)).not.toMatch(/\{\{|\*\*|undefined/)
  })

  test('names the seller of the configuration, and leaves out what that does not have', async () => {
    const imprint = wordsOf(await read('imprint'))
    for (const fact of ['Byron Machines', 'Lindengasse 4, 1070 Wien', 'Austria', 'ATU12345678'])
      expect(imprint).toContain(fact)
    const others = wordsOf((await other.newVisitor().send('GET', '/text/imprint')).body)
    expect(others).toContain('Somebody')
    expect(others).not.toContain('VAT ID')
    expect(others).not.toContain('Phone')
  })

  test("answers the operator's own file as soon as there is one, and until it is gone", async () => {
    const folder = join(shop.dataDir, 'texts')
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'terms.md'), '# Our terms\n\nPay {{seller.name}}.')
    expect(await read('terms')).toMatchObject({ title: 'Our terms', summary: 'Pay Byron Machines.' })
    await rm(join(folder, 'terms.md'))
    expect(await read('terms')).toMatchObject({ title: 'Terms' })
  })

  test.each(['nothing', '..%2Fterms', 'Terms'])('answers 422 for the unknown text %s', async name => {
    expectProblem(await visitor.send('GET', `/text/${name}`), 422, ['name'])
  })
})
