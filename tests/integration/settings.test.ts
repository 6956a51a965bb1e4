import pino from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { deskSettings, settingChange } from '#contract/settings/settings.ts'
import { firstVersion } from '#identity/auth-secrets.ts'
import { composeShop } from '#server/compose/compose.ts'
import { readConfig } from '#server/config/config.ts'
import type { Caller } from '../support/caller.ts'
import { readPdf } from '../support/pdf.ts'
import { expectProblem } from '../support/problems.ts'
import { changeSettings } from '../support/settings.ts'
import { openTestShop, type TestShop } from '../support/shop.ts'

const env = {
  SELLER_NAME: 'Keller Bolts Ltd',
  SELLER_ADDRESS: '5 Mill Street, 70173 Other City',
  SELLER_VAT_ID: 'DE136695976',
  SELLER_PHONE: '+49 711 555 0100',
  VAT_RATE: '19',
}
const shop = await openTestShop({ env })
afterAll(() => shop.close())
const { admin } = shop
const buyer = await shop.signUp()

async function read(at: Pick<TestShop, 'admin'> = shop) {
  const { version, sections } = deskSettings.parse((await at.admin.send('GET', '/settings')).body)
  const all = new Map(sections.flatMap(({ settings }) => settings.map(each => [each.name, each])))
  return { version, get: (name: string) => all.get(name) }
}
const edit = (values: object, ifMatch = '*', by: Caller = admin) =>
  by.send('PATCH', '/settings', values, { 'if-match': ifMatch })
const undo = (version: number) => admin.send('POST', `/settings/changes/${version}/undo`)
const readChanges = async () =>
  z.array(settingChange).parse((await admin.send('GET', '/settings/changes')).body)
const imprint = async () => JSON.stringify((await buyer.send('GET', '/text/imprint')).body)

async function invoice() {
  const order = await shop.book(buyer, await shop.addProduct({ price: 10, available: 5 }), 1)
  await shop.pay(buyer, order)
  return async () => {
    const file = await buyer.fetch(`/order/${order._id}/invoice`)
    return readPdf(new Uint8Array(await file.arrayBuffer())).replaceAll('\n', ' ')
  }
}

describe('PATCH /settings', () => {
  test('changes the company at once on pages and new invoices; those that are written keep theirs', async () => {
    const before = await invoice()
    expect(await before()).toContain('Keller Bolts Ltd · 5 Mill Street')
    const { status } = await edit({ SELLER_NAME: 'Keller & Daughters', SELLER_PHONE: '' })
    expect(status).toBe(200)
    expect(await imprint()).toContain('Keller & Daughters')
    expect(await imprint()).not.toContain('555 0100')
    const after = await invoice()
    expect(await after()).toContain('Keller & Daughters · 5 Mill Street')
    expect(await before()).toContain('Keller Bolts Ltd · 5 Mill Street')
    const found = await read()
    expect(found.get('SELLER_NAME')).toMatchObject({
      value: 'Keller & Daughters',
      default: 'Keller Bolts Ltd',
      isChanged: true,
    })
    expect(found.get('SELLER_ADDRESS')).toMatchObject({ value: env.SELLER_ADDRESS, isChanged: false })
    await edit({ SELLER_NAME: null, SELLER_PHONE: null })
    expect(await imprint()).toContain('555 0100')
  })

  test.each([
    [{ SELLER_IBAN: 'DE02120300000000202052' }, 'SELLER_IBAN'],
    [{ SELLER_ADDRESS: 'nowhere, 12345' }, 'SELLER_ADDRESS'],
    [{ ORDER_HOLD_HOURS: '721' }, 'ORDER_HOLD_HOURS'],
    [{ OSS: 'perhaps' }, 'OSS'],
    [{ SELLER_VAT_ID: 'ATU12345678' }, 'SELLER_VAT_ID'],
    [{ VAT_REGISTRATIONS: 'DE:DE136695976' }, 'VAT_REGISTRATIONS'],
    [{ OPENING_HOURS: 'Mon-Fri 16:00-08:00' }, 'OPENING_HOURS'],
    [{ CLOSED_DAYS: '2026-02-30' }, 'CLOSED_DAYS'],
    [{ BANNER_FROM: '2026-12-24T08:00', BANNER_TO: '2026-12-24T08:00' }, 'BANNER_TO'],
    // What stays in the environment.
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_SECRET_KEY'],
    [{ NOTHING: '1' }, 'NOTHING'],
  ])('answers 422 for %j, and changes nothing', async (values, field) => {
    const before = await readChanges()
    expectProblem(await edit({ RETURN_DAYS: '30', ...values }), 422, [field])
    expect(await readChanges()).toEqual(before)
  })

  test('answers 428 without a version, and 412 only if one of these settings was changed since', async () => {
    const { version } = await read()
    expectProblem(await admin.send('PATCH', '/settings', { RETURN_DAYS: '20' }), 428)
    await edit({ RETURN_DAYS: '20' }, `"${version}"`)
    expectProblem(await edit({ RETURN_DAYS: '22' }, `"${version}"`), 412)
    expect(await edit({ ORDER_HOLD_HOURS: '48' }, `"${version}"`)).toMatchObject({ status: 200 })
    expect((await read()).get('RETURN_DAYS')?.value).toBe('20')
  })

  test('lets one of two edits of the same setting win that come at once, and loses neither of different ones', async () => {
    const seen = `"${(await read()).version}"`
    const same = await Promise.all(['15', '16'].map(days => edit({ RETURN_DAYS: days }, seen)))
    expect(same.map(({ status }) => status).toSorted()).toEqual([200, 412])
    const other = `"${(await read()).version}"`
    const different = [{ BOOKS_CHART: 'SKR04' }, { DATEV_CLIENT: '7' }]
    const both = await Promise.all(different.map(values => edit(values, other)))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const found = await read()
    expect([found.get('BOOKS_CHART')?.value, found.get('DATEV_CLIENT')?.value]).toEqual(['SKR04', '7'])
  })

  test('makes no version of what stays as it is', async () => {
    const { version } = await read()
    await edit({ RETURN_DAYS: '17' })
    await edit({ RETURN_DAYS: '17' })
    expect((await read()).version).toBe(version + 1)
  })
})

describe('POST /settings/changes/{version}/undo', () => {
  test('takes a change back by another one, once, and names who did both', async () => {
    await edit({ SHIPMENT_UNDO_MINUTES: '5' })
    const [last] = await readChanges()
    expect(last).toMatchObject({ name: 'SHIPMENT_UNDO_MINUTES', before: null, after: '5', canUndo: true })
    const version = last?.version ?? 0
    const answers = await Promise.all([undo(version), undo(version)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await read()).get('SHIPMENT_UNDO_MINUTES')).toMatchObject({ value: '0', isChanged: false })
    const [undone, first] = await readChanges()
    expect(undone).toMatchObject({ before: '5', after: null, changedBy: admin.email, canUndo: true })
    expect(first).toMatchObject({ version, canUndo: false })
    expectProblem(await undo(version), 409)
    expectProblem(await undo(1_000_000), 404)
    expectProblem(await admin.send('POST', '/settings/changes/x/undo'), 422, ['version'])
  })

  test('is in the audit trail like every change, with what it was before and after', async () => {
    await edit({ UNCHECKED_VAT_IDS: 'accept' })
    const { body } = await admin.send('GET', '/audit?action=settings-changed&limit=1')
    expect(body).toMatchObject([
      {
        person: admin.email,
        subject: 'settings',
        before: { UNCHECKED_VAT_IDS: null },
        after: { UNCHECKED_VAT_IDS: 'accept' },
      },
    ])
  })
})

test('another instance hears of a change at once, and one that starts reads what stands', async () => {
  const { config } = shop.composed
  const others = ['heard', 'read'].map(() =>
    composeShop({
      config,
      db: shop.database.db,
      authSecrets: firstVersion('a'.repeat(32)),
      log: pino({ level: 'silent' }),
    }),
  )
  const [heard, started] = others
  if (!heard || !started) throw new Error('they are not there')
  for (const worker of [...shop.workers, ...heard.workers]) worker.start()
  try {
    await expect.poll(() => heard.context().returnDays).toBe(shop.context().returnDays)
    const told = performance.now()
    await changeSettings(shop, { RETURN_DAYS: '33' })
    expect(shop.context().returnDays).toBe(33)
    await expect.poll(() => heard.context().returnDays, { interval: 20 }).toBe(33)
    expect(performance.now() - told).toBeLessThan(2_000)
    expect(started.context().returnDays).toBe(14)
    await started.settings.reload()
    expect(started.context().returnDays).toBe(33)
  } finally {
    for (const other of others) await other.close(10_000)
    await shop.composed.stopWorkers(10_000)
  }
})

test('a setting that no longer fits the environment is left out, and the shop opens', async () => {
  await changeSettings(shop, { VAT_REGISTRATIONS: 'CH:CHE-123.456.789 MWST' })
  const warnings: string[] = []
  const elsewhere = composeShop({
    config: readConfig({ ...env, SELLER_COUNTRY: 'CH', SELLER_VAT_ID: 'CHE123456788' }),
    db: shop.database.db,
    authSecrets: firstVersion('a'.repeat(32)),
    log: pino({}, { write: line => warnings.push(line) }),
  })
  await elsewhere.settings.reload()
  const { billing, returnDays } = elsewhere.context()
  expect(billing.registrations.numbers).toEqual({})
  expect(returnDays).toBe(shop.context().returnDays)
  expect(warnings.join('')).toContain('VAT_REGISTRATIONS names the country of the seller')
  await elsewhere.close(10_000)
})
