import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { listCalls } from '../support/calls.ts'
import { openTestShop } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())

const operation = z.looseObject({ summary: z.string(), responses: z.record(z.string(), z.unknown()) })
const description = z.looseObject({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), operation)),
})

test('GET /openapi.json describes every call of the contract with its answers', async () => {
  const { status, headers, body } = await shop.newVisitor().send('GET', '/openapi.json')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toMatch(/^application\/json/)
  const { openapi, paths } = description.parse(body)
  expect(openapi).toMatch(/^3\.1\./)
  for (const { method, template } of await listCalls(shop, await shop.signUp())) {
    const described = paths[template.replace(/\?.*/, '')]?.[method.toLowerCase()]
    expect({ method, template, described }).toMatchObject({ described: { summary: expect.any(String) } })
  }
})

test('GET /openapi.json refers only to types that it defines', async () => {
  const { body } = await shop.newVisitor().send('GET', '/openapi.json')
  const text = JSON.stringify(body)
  const { schemas } = z
    .looseObject({ components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }) })
    .parse(body).components
  for (const [, name] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g))
    expect(schemas).toHaveProperty(name ?? '')
})
