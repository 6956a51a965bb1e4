import { expect, test } from 'vitest'
import { VatRegisterUnavailable } from '#domain/ports.ts'
import { createVies } from './vies.ts'

const limits = { boundMs: 100, afterFailures: 3, halfOpenAfterMs: 60_000 }

/** VIES as it answers with this body. */
const viesAnswering = (body: unknown, status = 200) =>
  createVies({ limits, fetch: async () => Response.json(body, { status }) })

const outageOf = async (call: Promise<unknown>) => {
  const error: unknown = await call.catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(VatRegisterUnavailable)
  return error instanceof Error ? error.message : ''
}

test('asks for the number without its country, in the name of the seller', async () => {
  const asked: { url: string; body: unknown }[] = []
  const vies = createVies({
    findRequester: () => 'ATU12345675',
    fetch: async request => {
      asked.push({ url: request.url, body: await request.json() })
      return Response.json({
        valid: true,
        name: 'Bolt GmbH',
        address: 'Weg 1\nLinz',
        requestIdentifier: 'W1',
      })
    },
  })
  expect(await vies.check('EL094259216')).toEqual({
    isValid: true,
    name: 'Bolt GmbH',
    address: 'Weg 1\nLinz',
    consultationNumber: 'W1',
  })
  expect(asked).toEqual([
    {
      url: 'https://ec.europa.eu/taxation_customs/vies/rest-api/check-vat-number',
      body: {
        countryCode: 'EL',
        vatNumber: '094259216',
        requesterMemberStateCode: 'AT',
        requesterNumber: 'U12345675',
      },
    },
  ])
})

test('dashes and an empty number of the answer mean that nothing is told', async () => {
  const vies = viesAnswering({ valid: false, name: '---', address: '---', requestIdentifier: '' })
  const nothing = { name: '', address: '', consultationNumber: null }
  expect(await vies.check('DE136695976')).toEqual({ isValid: false, ...nothing })
})

test.each([
  [
    200,
    { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] },
    'VIES answered MS_UNAVAILABLE',
  ],
  [400, { actionSucceed: false, errorWrappers: [{ error: 'INVALID_INPUT' }] }, 'VIES answered INVALID_INPUT'],
  [500, { message: 'oops' }, 'VIES answered something unknown'],
])('an answer of status %i that is a refusal says nothing of the VAT ID', async (status, body, message) => {
  expect(await outageOf(viesAnswering(body, status).check('DE136695976'))).toBe(message)
})

test('a page in place of an answer, and no answer, are outages', async () => {
  const page = createVies({ fetch: async () => new Response('<html>') })
  expect(await outageOf(page.check('DE136695976'))).toBe('VIES cannot be reached')
  const silent = createVies({ limits, fetch: () => new Promise(() => undefined) })
  expect(await outageOf(silent.check('DE136695976'))).toBe('VIES did not respond for 100 ms')
})

test('a country whose register is away keeps nobody from asking about others', async () => {
  const away = { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] }
  const vies = createVies({
    limits,
    fetch: async request => Response.json((await request.text()).includes('DE') ? away : { valid: true }),
  })
  for (let tries = 0; tries < 5; tries += 1) await outageOf(vies.check('DE136695976'))
  expect(await vies.check('FR40303265045')).toMatchObject({ isValid: true })
})

test('after three outages in a row VIES is not asked for a while', async () => {
  let calls = 0
  const vies = createVies({
    limits,
    fetch: async () => {
      calls += 1
      return Response.json({}, { status: 503 })
    },
  })
  for (let tries = 0; tries < 4; tries += 1) await outageOf(vies.check('DE136695976'))
  expect(calls).toBe(3)
  expect(await outageOf(vies.check('DE136695976'))).toContain('has not responded lately')
})
