import type { APIRequestContext, BrowserContext } from 'playwright-core'
import { z } from 'zod'
import { type Product, product } from '#contract/catalog/catalog.ts'
import { inserted } from '#contract/common.ts'
import { newAddressForm, newCheckoutForm } from '../../tests/support/forms.ts'
import { readSentMails } from '../../tests/support/sent-mails.ts'
import { CUSTOMER, edit, send, signIn, signUp } from './fill.ts'

const PACKER = { name: 'Mary Jackson', email: 'mary@example.com', password: 'a slide rule in the drawer' }

/** Who orders, with how many pieces of the first parts; each goes to an address of their own. */
const ORDERS = [
  ['Byron Machines', 'Ada Byron', 3],
  ['Hopper & Co', 'Grace Hopper', 5],
  ['Noether Getriebe', 'Emmy Noether', 12],
  ['Meitner Technik', 'Lise Meitner', 2],
  ['Atelier Germain', 'Sophie Germain', 8],
  ['Johnson Flight', 'Katherine Johnson', 4],
] as const

interface ShopToFill {
  readonly origin: string
  readonly outbox: string
  /** In which the customer's address is confirmed, as they do it. */
  readonly customer: BrowserContext
  readonly admin: APIRequestContext
}

/** Gives the desk what it shows in the handbook: orders to ship, a return on its way and one that has come, and somebody who packs. */
export async function fillDesk({ origin, outbox, customer, admin }: ShopToFill) {
  await confirmAddress(customer, outbox)
  await put(admin, `/user/on-account/${CUSTOMER.email}`, { limit: 4000, days: 14 })
  await signUp(origin, PACKER)
  await put(admin, `/staff/${PACKER.email}`, { role: 'warehouse' })
  const parts = await chooseParts(admin)
  for (const [place, part] of parts.entries()) await edit(admin, part, { shelfPlace: `A-0${place + 1}-2` })
  const orders: string[] = []
  for (const order of ORDERS) orders.push(await bookOnAccount(customer, parts, order))
  const [expected, arrived] = [await bookToReturn(), await bookToReturn()]
  await askForReturn(expected)
  const returned = await askForReturn(arrived)
  const came = { lines: [{ line: 0, restocked: 1, scrapped: 0 }] }
  await send(admin, `/return/${returned}/arrival`, came)
  const packer = await signIn(origin, PACKER)
  return { orders, arrived, packer: await packer.storageState() }

  /** An order that has left, so that a part of it can come back. */
  async function bookToReturn(): Promise<string> {
    const id = await bookOnAccount(customer, parts, ORDERS[0])
    await send(admin, `/order/${id}/shipments`, { shipped: 0 })
    return id
  }

  /** Has its customer ask to send one piece back, and agrees. Returns the id of the return. */
  async function askForReturn(order: string): Promise<string> {
    const wish = { lines: [{ line: 0, pieces: 1 }], reason: 'faulty', words: 'The thread is stripped.' }
    const { insertedId } = inserted.parse(await send(customer.request, `/order/${order}/returns`, wish))
    await send(admin, `/return/${insertedId}/agree`, { words: 'To our yard, gate 2, please.' })
    return insertedId
  }
}

async function confirmAddress(customer: BrowserContext, outbox: string): Promise<void> {
  const mails = await readSentMails(outbox)
  const mail = mails.findLast(({ to, file }) => to.includes(CUSTOMER.email) && file.includes('verify-email'))
  const link = /https?:\/\/\S+/.exec(mail?.body ?? '')?.[0]
  if (!link) throw new Error('no mail asks to confirm the address')
  const page = await customer.newPage()
  await page.goto(link, { waitUntil: 'networkidle' })
  await page.close()
}

async function put(window: APIRequestContext, path: string, data: object): Promise<void> {
  const answer = await window.put(path, { data })
  if (!answer.ok()) throw new Error(`PUT ${path}: ${answer.status()} ${await answer.text()}`)
}

async function chooseParts(window: APIRequestContext): Promise<Product[]> {
  const all = z.array(product).parse(await (await window.get('/service')).json())
  return all.filter(({ min, available, price }) => min === 1 && available >= 100 && price < 30).slice(0, 3)
}

async function bookOnAccount(
  customer: BrowserContext,
  parts: readonly Product[],
  [company, name, pieces]: (typeof ORDERS)[number],
): Promise<string> {
  const form = {
    ...newCheckoutForm(parts.map((part, place) => [part, pieces + place])),
    deliveryAddress: newAddressForm({ company, name }),
    paymentMethod: 'account',
  }
  return inserted.parse(await send(customer.request, '/checkout', form)).insertedId
}
