import type { TestShop } from './shop.ts'

export interface QueuedMail {
  readonly kind: string
  readonly subject: string
  readonly body: string
}

/** The mails queued for or sent to this address, oldest first. */
export async function readMails({ database }: Pick<TestShop, 'database'>, to: string): Promise<QueuedMail[]> {
  const { rows } = await database.pool.query<QueuedMail>(
    'select kind, subject, body from mails where recipient = $1 order by created_at, id',
    [to],
  )
  return rows
}

/** The path of the link in the last mail of this kind. */
export async function readLink(shop: Pick<TestShop, 'database'>, to: string, kind: string): Promise<string> {
  const mail = (await readMails(shop, to)).findLast(each => each.kind === kind)
  const link = /https?:\/\/\S+/.exec(mail?.body ?? '')?.[0]
  if (!link) throw new Error(`no mail of the kind ${kind} with a link waits for ${to}`)
  const { pathname, search } = new URL(link)
  return pathname + search
}
