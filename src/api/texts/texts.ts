import { createRoute, z } from '@hono/zod-openapi'
import { shopText, textName } from '#contract/texts/texts.ts'
import { readText } from '#domain/texts/read.ts'
import { anonymous } from '../base/guard.ts'
import { createRouter, json, problems } from '../base/openapi.ts'

const route = createRoute({
  method: 'get',
  path: '/text/{name}',
  tags: ['Texts'],
  summary: 'A text of the shop: its terms, its privacy policy and so on',
  middleware: [anonymous] as const,
  request: { params: z.object({ name: textName }) },
  responses: { 200: json(shopText, 'The text, block by block'), ...problems(422) },
})

export const texts = createRouter().openapi(route, async c =>
  c.json(await readText(c.get('ctx'), c.req.valid('param').name), 200, { 'cache-control': 'no-cache' }),
)
