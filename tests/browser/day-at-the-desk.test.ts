import { readFile } from 'node:fs/promises'
import type { BrowserContext, Download, Locator, Page } from 'playwright-core'
import { afterAll, expect, inject, test, vi } from 'vitest'
import type { Product } from '#contract/catalog/catalog.ts'
import { type Order, order as orderShape } from '#contract/orders/orders.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { closeWindows, origin } from '../support/browser.ts'
import { buyByCard } from '../support/buy-by-card.ts'
import { countPresses } from '../support/count-presses.ts'
import { newAddressForm, newCheckoutForm, newContactForm } from '../support/forms.ts'
import { ADMIN } from '../support/global-shop.ts'
import { letShipmentsLast } from '../support/let-shipments-last.ts'
import { LONG_JOURNEY } from '../support/patience.ts'
import { readPdf } from '../support/pdf.ts'
import { type Account, post, seeToast } from '../support/person.ts'
import { findProduct } from '../support/products.ts'
import { readSentMails } from '../support/sent-mails.ts'
import { changeShop } from '../support/shop-database.ts'
import { visitBoth } from '../support/visit-both.ts'

afterAll(closeWindows)

const ORDERS = 45
/** So many of them are booked side by side. */
const AT_ONCE = 9

const numbered = orderShape.pick({ number: true })
type Numbered = Pick<Order, 'number'>

test(
  'a day at the desk, from the mail about new orders over picking, shipping, a return, a message, an invoice and a payment to the export in the evening, with few presses',
  LONG_JOURNEY,
  () =>
    visitBoth({}, async (_page, admin, { person, context, adminContext }) => {
      const part = await findProduct(
        admin,
        ({ min, available, price }) => min === 1 && available >= 200 && price < 50,
      )
      const word = `tag${person.email.replaceAll(/\W/g, '')}`
      const orders = await bookMany({ context, adminContext, person, part, company: `${word} GmbH` })
      const returned = await bookReturn({ context, adminContext, person, part })
      await post(context, '/contact', newContactForm({ message: `Is ${word} left-handed?` }))
      const presses = await countPresses(admin)
      const waiting = admin.getByRole('region', { name: 'What waits' })

      await admin.goto('/dashboard', { waitUntil: 'networkidle' })
      const toShip = await waiting.getByRole('link', { name: /To ship/ }).innerText()
      expect(Number.parseInt(toShip.replaceAll(',', ''), 10)).toBeGreaterThanOrEqual(ORDERS)

      // The mail of the morning leads to what is to be packed.
      const link = await tellOfNewOrders()
      await admin.goto(link, { waitUntil: 'networkidle' })
      await admin.getByRole('heading', { level: 1, name: 'Orders' }).waitFor()

      const shipping = await presses.during(async () => {
        await admin.keyboard.press('/')
        await admin.keyboard.type(word)
        await admin.keyboard.press('Enter')
        await admin.getByText(`${ORDERS} orders`, { exact: true }).waitFor()
        await admin.getByRole('checkbox', { name: 'Select all on this page' }).check()
        const picked = await save(admin, admin.getByRole('button', { name: 'Pick list' }))
        expect(await readSaved(picked)).toContain(part.sku)
        const slips = await readSaved(await save(admin, admin.getByRole('button', { name: 'Packing slips' })))
        expect(orders.filter(({ number }) => !slips.includes(number))).toEqual([])
        await admin.getByRole('button', { name: 'Labels' }).click()
        const labels = await save(admin, admin.getByRole('button', { name: 'Save as PDF' }))
        expect(labels.suggestedFilename()).toBe('address-labels.pdf')
        await admin.getByRole('dialog').waitFor({ state: 'detached' })
        await admin.getByText('Ship by a list of parcels').first().click()
        const [chooser] = await Promise.all([
          admin.waitForEvent('filechooser'),
          admin.getByText('Open a file').click(),
        ])
        await chooser.setFiles({ name: 'parcels.csv', mimeType: 'text/csv', buffer: listParcels(orders) })
        await admin.getByRole('button', { name: 'Note and mark as shipped' }).click()
        await admin.getByText(`${ORDERS} parcels are noted, and their orders shipped.`).waitFor()
        await admin.getByRole('heading', { name: 'No order matches' }).waitFor()
      })

      const returning = await presses.during(async () => {
        await followInMenu(admin, 'My Order')
        await waiting.getByRole('link', { name: /^\d+\s*Returns/ }).click()
        await admin.getByRole('link', { name: `${returned.number}-R1` }).click()
        const returns = admin.getByRole('region', { name: 'Returns' })
        await returns.getByRole('button', { name: 'Agree' }).click()
        await seeToast(admin, 'You agreed to the return')
        await typeInto(admin, returns.getByLabel('Back to the shelf'), '1')
        await returns.getByRole('button', { name: 'Note arrival' }).click()
        await seeToast(admin, 'The arrival is noted')
        await returns.getByText('Return arrived').waitFor()
        await returns.getByLabel(`Refund ${returned.number}-R1`).first().click()
        const refund = returns.getByRole('form', { name: /^Refund/ })
        await typeInto(admin, refund.getByLabel('Reason'), 'Sent back')
        await refund.getByRole('button', { name: 'Refund', exact: true }).click()
        await admin.getByRole('dialog').getByRole('button', { name: 'Refund', exact: true }).click()
        await returns.getByText('Return refunded').waitFor()
        const papers = admin.getByRole('region', { name: 'Papers' })
        const note = await save(admin, papers.getByRole('link', { name: /^Credit note/ }))
        expect(note.suggestedFilename()).toMatch(/^credit-note-\d+\.pdf$/)
      })

      const answering = await presses.during(async () => {
        await followInMenu(admin, 'Messages')
        await typeInto(admin, admin.getByLabel('Words, name, address, order number'), word)
        await admin.keyboard.press('Enter')
        await admin.getByText('1 message', { exact: true }).waitFor()
        await admin.getByRole('main').getByRole('table').getByRole('link').first().click()
        await admin.getByRole('button', { name: 'Take it' }).click()
        await seeToast(admin, `Taken by ${ADMIN.email}`)
        const answer = admin.getByRole('form', { name: 'Answer' })
        await typeInto(admin, answer.getByRole('textbox'), 'No, right-handed.')
        await answer.getByRole('button', { name: 'Send answer' }).click()
        await admin.getByText('Answered', { exact: true }).waitFor()
      })

      const [first] = orders
      if (!first) throw new Error('nothing was booked')
      const lookingUp = await presses.during(async () => {
        await followInMenu(admin, 'Bookkeeping')
        const reports = admin.getByRole('navigation', { name: 'Reports' })
        await reports.getByRole('link', { name: 'Papers' }).click()
        await typeInto(admin, admin.getByLabel('Number or customer'), first.number)
        await admin.keyboard.press('Enter')
        await admin.getByText('1 paper', { exact: true }).waitFor()
        const row = admin.getByRole('row').filter({ hasText: first.number })
        const invoice = await save(admin, row.getByRole('link', { name: /^Invoice/ }))
        expect(await readSaved(invoice)).toContain(first.number)
      })

      const settling = await presses.during(async () => {
        await followInMenu(admin, 'Orders')
        await admin.getByRole('checkbox', { name: 'Select all on this page' }).waitFor()
        await admin.keyboard.press('/')
        await admin.keyboard.type(first.number)
        await admin.keyboard.press('Enter')
        await admin.getByText('1 order', { exact: true }).waitFor()
        await admin.keyboard.press('j')
        await admin.keyboard.press('Enter')
        const form = admin.getByRole('region', { name: 'Note the payment' })
        const received = form.getByLabel('Received on')
        await received.click()
        await received.fill(new Date().toISOString().slice(0, 10))
        await typeInto(admin, form.getByLabel('Reference'), 'RE 7')
        await form.getByRole('button', { name: 'Note payment' }).click()
        await seeToast(admin, 'The payment is noted')
      })

      const exporting = await presses.during(async () => {
        await followInMenu(admin, 'Bookkeeping')
        await expectAccessible(admin)
        const file = await save(admin, admin.getByRole('link', { name: 'Bookings for DATEV' }))
        expect(file.suggestedFilename()).toMatch(/^EXTF_Buchungsstapel-.*\.csv$/)
        const bookings = await readFile(await file.path(), 'latin1')
        expect(orders.filter(({ number }) => !bookings.includes(number))).toEqual([])
        expect(bookings).toContain(returned.number)
      })

      // What is not clear is in the handbook.
      await admin.getByRole('link', { name: 'Handbook about this page' }).click()
      await admin.waitForURL('**/dashboard/handbook/bookkeeper#the-day-s-takings-and-the-export')
      await expect
        .poll(() => place(admin.getByRole('heading', { name: 'The day’s takings and the export' })))
        .toBeLessThan(900)
      const picture = admin.getByAltText('The takings by day, with the buttons that export them').first()
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(600)

      expect({ shipping, returning, answering, lookingUp, settling, exporting }).toEqual({
        shipping: 8,
        returning: 11,
        answering: 6,
        lookingUp: 4,
        settling: 4,
        exporting: 2,
      })
      expect(shipping).toBeLessThanOrEqual(12)
    }),
)

interface Customer {
  readonly context: BrowserContext
  readonly adminContext: BrowserContext
  readonly person: Account
  readonly part: Product
}

/** Books as many orders on account as are shipped in the day, for a company by which they are found. */
async function bookMany({
  context,
  adminContext,
  person,
  part,
  company,
}: Customer & { company: string }): Promise<Numbered[]> {
  const terms = { headers: { origin }, data: { limit: 9000, days: 14 } }
  await adminContext.request.put(`/user/on-account/${encodeURIComponent(person.email)}`, terms)
  const form = {
    ...newCheckoutForm([[part, 1]]),
    deliveryAddress: newAddressForm({ company }),
    paymentMethod: 'account',
  }
  for (let count = 0; count < ORDERS; count += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, () => post(context, '/checkout', form)))
  const found = await adminContext.request.get(`/order/managed?q=${encodeURIComponent(company)}`)
  const orders = numbered.array().parse(await found.json())
  expect(orders).toHaveLength(ORDERS)
  return orders
}

const readOrder = async (context: BrowserContext, id: string): Promise<Order> =>
  orderShape.parse(await (await context.request.get(`/order/${id}`)).json())

/** An order paid by card that has left, and of which its customer wants to send a piece back. */
async function bookReturn({ context, adminContext, person, part }: Customer): Promise<Order> {
  const id = await buyByCard(context, person, part, 2)
  const address = { deliveryAddress: newAddressForm() }
  const given = await context.request.put(`/order/${id}/delivery`, { headers: { origin }, data: address })
  expect(given.status(), await given.text()).toBe(200)
  await post(adminContext, `/order/${id}/shipments`, { shipped: 0 })
  await letShipmentsLast(id)
  const wish = { lines: [{ line: 0, pieces: 1 }], reason: 'faulty', words: 'The thread is stripped' }
  await post(context, `/order/${id}/returns`, wish)
  return readOrder(context, id)
}

/** Has the hour go by after which the owner is told of new orders, and returns where the mail leads. */
async function tellOfNewOrders(): Promise<string> {
  const fields = { from: new Date(Date.now() - 3_600_000), to: new Date() }
  await changeShop('insert into mails (id, kind, recipient, fields) values ($1, $2, $3, $4)', [
    `new-orders-${fields.to.toISOString()}`,
    'owner-new-orders',
    ADMIN.email,
    JSON.stringify(fields),
  ])
  return vi.waitFor(
    async () => {
      const mails = await readSentMails(inject('outboxDir'))
      const mail = mails.findLast(({ subject, to }) => to === ADMIN.email && /new orders over/.test(subject))
      const link = /https?:\/\/\S+/.exec(mail?.body ?? '')?.[0]
      if (!link) throw new Error('no mail tells of new orders')
      return link
    },
    { timeout: 20_000, interval: 500 },
  )
}

const listParcels = (orders: readonly Numbered[]): Buffer =>
  Buffer.from(
    [
      'order;carrier;number',
      ...orders.map(({ number }, place) => `${number};DHL;0034043400${place + 10}`),
    ].join('\n'),
  )

/** Follows a link of the dashboard's menu. */
async function followInMenu(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Dashboard' })
  await menu.getByRole('link', { name: new RegExp(`^${name}( ?[\\d,]+ waiting)?$`) }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** How far below the top of the window something is, in pixels. */
const place = async (what: Locator) => (await what.boundingBox())?.y ?? Infinity

/** Types into a field as a person does, who presses it first. */
async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await field.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** Presses what saves a file. */
async function save(page: Page, what: Locator): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), what.click()])
  return file
}

/** The text of a saved PDF. */
const readSaved = async (file: Download): Promise<string> => readPdf(await readFile(await file.path()))
