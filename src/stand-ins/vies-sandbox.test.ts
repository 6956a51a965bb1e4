import { expect, test } from 'vitest'
import { createViesSandbox } from './vies-sandbox.ts'

test('the stand-in answers only the call that VIES has', async () => {
  const stand = createViesSandbox()
  const base = 'https://ec.europa.eu/taxation_customs/vies/rest-api'
  const post = (path: string, body: string) => stand(new Request(base + path, { method: 'POST', body }))
  expect((await post('/check-status', '{}')).status).toBe(404)
  expect((await post('/check-vat-number', 'no JSON')).status).toBe(400)
  expect((await stand(new Request(`${base}/check-vat-number`))).status).toBe(404)
})
