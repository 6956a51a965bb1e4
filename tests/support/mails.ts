import { asc, eq } from 'drizzle-orm'
import { mails } from '#db/schema.ts'
import { createMailRenderer } from '#domain/letters/compose.ts'
import { ruleOf } from '#domain/mail/kinds.ts'
import { ORIGIN, type TestShop } from './shop.ts'

type Shop = Pick<TestShop, 'database' | 'context'>

/** Their tests word them on their own, as what they are about may be gone. */
const OF_BOOKS = new Set<string | undefined>(['order', 'quote', 'product'])

/** The mails queued for or sent to this address, oldest first. What is not sent yet is worded now, except mails about orders, quotes and products. */
export async function readMails(shop: Shop, to: string) {
  const { db } = shop.database
  const { billing, renderPaper } = shop.context()
  const render = createMailRenderer({ db, origin: ORIGIN, ...billing, renderPaper })
  const rows = await db
    .select()
    .from(mails)
    .where(eq(mails.recipient, to))
    .orderBy(asc(mails.createdAt), asc(mails.id))
  return Promise.all(
    rows.map(async row => {
      const { id, kind } = row
      const isWorded = row.body !== null || OF_BOOKS.has(ruleOf(kind)?.about)
      const { subject, body } = isWorded ? row : await render(row)
      return { id, kind, subject: subject ?? '', body: body ?? '' }
    }),
  )
}

/** The path of the link in the last mail of this kind. */
export async function readLink(shop: Shop, to: string, kind: string): Promise<string> {
  const mail = (await readMails(shop, to)).findLast(each => each.kind === kind)
  const link = /https?:\/\/\S+/.exec(mail?.body ?? '')?.[0]
  if (!link) throw new Error(`no mail of the kind ${kind} with a link waits for ${to}`)
  const { pathname, search } = new URL(link)
  return pathname + search
}
