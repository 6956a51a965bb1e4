import { and, desc, eq, gt, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { mails, users } from '#db/schema.ts'
import { QUOTE_REQUESTED } from '../quotes/mail-kinds.ts'
import { BACK_IN_STOCK } from '../stock-watches/mail-kind.ts'

/**
 * The link that sets a new password. Counted separately, so that other people's sign-ups cannot keep it from the owner of
 * the address.
 */
const RESETS = ['reset-password']
/** Other mails about an account or an order that anybody can cause to be sent to any address. */
const ASKED_FOR = ['verify-email', 'sign-up-again', 'email-change', 'email-change-taken', 'order-tracking']
/** Mails about an order in which no money moves. */
const ORDER_NEWS = ['order-booked', 'order-cancelled', 'order-expired']
/** What anybody can cause to be sent to somebody else's address by signing up with it. */
const TO_STRANGERS = [
  ...RESETS,
  ...ASKED_FOR,
  ...ORDER_NEWS,
  'password-changed',
  'security-notice',
  'email-change-notice',
]

interface MailLimit {
  /** Mails per hour to one recipient. */
  readonly max: number
  /** Which mails are counted. */
  readonly of: SQL
  /** Whether a mail above the limit waits until it is within it, or is never sent. */
  readonly beyond: 'wait' | 'drop'
}

const ASKED_FOR_LIMIT: MailLimit = { max: 5, of: inArray(mails.kind, ASKED_FOR), beyond: 'drop' }
const RESETS_LIMIT: MailLimit = { max: 5, of: inArray(mails.kind, RESETS), beyond: 'drop' }
const ORDER_NEWS_LIMIT: MailLimit = { max: 30, of: inArray(mails.kind, ORDER_NEWS), beyond: 'drop' }
/** Messages of visitors and requests of customers to the shop. Counted separately, so that mails about money never wait for them. */
export const FROM_VISITORS = ['contact', QUOTE_REQUESTED]
/** Mails about products that are back, of which many may be due at once. Counted separately for the same reason. */
const STOCK_NEWS = [BACK_IN_STOCK]
/** All other mails, including those about money: never dropped. */
const OTHERS_LIMIT: MailLimit = {
  max: 60,
  of: notInArray(mails.kind, [...RESETS, ...ASKED_FOR, ...ORDER_NEWS, ...FROM_VISITORS, ...STOCK_NEWS]),
  beyond: 'wait',
}
const FROM_VISITORS_LIMIT: MailLimit = { max: 60, of: inArray(mails.kind, FROM_VISITORS), beyond: 'wait' }
const STOCK_NEWS_LIMIT: MailLimit = { max: 60, of: inArray(mails.kind, STOCK_NEWS), beyond: 'wait' }
const STRANGERS_LIMIT: MailLimit = { max: 10, of: inArray(mails.kind, TO_STRANGERS), beyond: 'drop' }

/** What to do with a mail that exceeds its recipient's limit. */
export type Excess =
  | { readonly action: 'drop' }
  /** When it is within the limit again. */
  | { readonly action: 'wait'; readonly until: Date }

/**
 * Whether sending this mail now would exceed an hourly limit of its recipient; undefined if not. Only sent mails count.
 * Each instance of the shop that sends at the same moment may exceed the limit by one.
 */
export async function findExcess(
  db: Pick<Database, 'select'>,
  { kind, recipient }: { kind: string; recipient: string },
): Promise<Excess | undefined> {
  for (const limit of await limitsOf(db, kind, recipient)) {
    const [earlier] = await db
      .select({ until: sql<string>`(${mails.sentAt} + interval '1 hour')` })
      .from(mails)
      .where(and(eq(mails.recipient, recipient), gt(mails.sentAt, sql`now() - interval '1 hour'`), limit.of))
      .orderBy(desc(mails.sentAt))
      .offset(limit.max - 1)
      .limit(1)
    if (!earlier) continue
    return limit.beyond === 'drop' ? { action: 'drop' } : { action: 'wait', until: new Date(earlier.until) }
  }
  return undefined
}

async function limitsOf(
  db: Pick<Database, 'select'>,
  kind: string,
  recipient: string,
): Promise<readonly MailLimit[]> {
  const own = limitOf(kind)
  if (!TO_STRANGERS.includes(kind)) return [own]
  const [owner] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, recipient), users.emailVerified))
  return owner ? [own] : [own, STRANGERS_LIMIT]
}

function limitOf(kind: string): MailLimit {
  if (RESETS.includes(kind)) return RESETS_LIMIT
  if (ASKED_FOR.includes(kind)) return ASKED_FOR_LIMIT
  if (ORDER_NEWS.includes(kind)) return ORDER_NEWS_LIMIT
  if (STOCK_NEWS.includes(kind)) return STOCK_NEWS_LIMIT
  return FROM_VISITORS.includes(kind) ? FROM_VISITORS_LIMIT : OTHERS_LIMIT
}
