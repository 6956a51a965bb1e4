import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { preparedOnce } from '#db/prepared.ts'
import { mails, users } from '#db/schema.ts'
import { kindsWhere, ruleOf } from './kinds.ts'

interface MailLimit {
  /** Mails per hour to one mailbox, however its address is spelled. */
  readonly max: number
  /** Which mails are counted. */
  readonly of: readonly string[]
  /** Whether a mail above the limit waits until it is within it, or is never sent. */
  readonly beyond: 'wait' | 'drop'
}

const counted = (name: string) => kindsWhere(({ limit }) => limit === name)

/** Each counts on its own, so that no kind of mail keeps another from the owner of the address. */
const limits = {
  /** Other people's sign-ups must not keep the link for a new password from the owner of the address. */
  resets: { max: 5, of: counted('resets'), beyond: 'drop' },
  /** Other mails about an account or an order that anybody can cause to be sent to any address. */
  'asked-for': { max: 5, of: counted('asked-for'), beyond: 'drop' },
  'order-news': { max: 30, of: counted('order-news'), beyond: 'drop' },
  visitors: { max: 60, of: counted('visitors'), beyond: 'wait' },
  /** Products that are back, of which many may be due at once. */
  'stock-news': { max: 60, of: counted('stock-news'), beyond: 'wait' },
  /** Including those about money: never dropped. */
  others: { max: 60, of: counted('others'), beyond: 'wait' },
} as const satisfies Readonly<Record<string, MailLimit>>

/** Whoever signs up with somebody else's address causes no more than this, of all kinds together. */
const UNPROVEN = { max: 10, of: kindsWhere(({ to }) => to === 'customer') } as const

/** What to do with a mail that exceeds its recipient's limit. */
export type Excess =
  | { readonly action: 'drop' }
  /** When it is within the limit again. */
  | { readonly action: 'wait'; readonly until: Date }

interface DueMail {
  readonly kind: string
  readonly recipient: string
  readonly mailbox: string
}

/**
 * Whether sending this mail now would exceed an hourly limit of its recipient's mailbox; undefined if not. Only sent mails count.
 * Each instance of the shop that sends at the same moment may exceed the limit by one.
 */
export async function findExcess(db: Pick<Database, 'select'>, mail: DueMail): Promise<Excess | undefined> {
  for (const limit of await limitsOf(db, mail)) {
    const [earlier] = await prepareEarlier(db).execute({
      mailbox: mail.mailbox,
      kinds: limit.of,
      before: limit.max - 1,
    })
    if (!earlier) continue
    return limit.beyond === 'drop' ? { action: 'drop' } : { action: 'wait', until: new Date(earlier.until) }
  }
  return undefined
}

const prepareEarlier = preparedOnce((db: Pick<Database, 'select'>) =>
  db
    .select({ until: sql<string>`(${mails.sentAt} + interval '1 hour')` })
    .from(mails)
    .where(
      and(
        eq(mails.mailbox, sql.placeholder('mailbox')),
        gt(mails.sentAt, sql`now() - interval '1 hour'`),
        sql`${mails.kind} = any(${sql.placeholder('kinds')})`,
      ),
    )
    .orderBy(desc(mails.sentAt))
    .offset(sql.placeholder('before'))
    .limit(1)
    .prepare('mails_before'),
)

async function limitsOf(
  db: Pick<Database, 'select'>,
  { kind, recipient }: DueMail,
): Promise<readonly MailLimit[]> {
  const rule = ruleOf(kind)
  const own = limits[rule?.limit ?? 'others']
  if (rule?.unproven === undefined) return [own]
  const [owner] = await prepareOwner(db).execute({ recipient })
  return owner ? [own] : [own, { ...UNPROVEN, beyond: rule.unproven }]
}

const prepareOwner = preparedOnce((db: Pick<Database, 'select'>) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, sql.placeholder('recipient')), users.emailVerified))
    .prepare('owner_of_address'),
)
