import { and, desc, eq, gt, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { mails, users } from '#db/schema.ts'

/** The link that sets a new password. Counted apart: nobody else's sign-ups keep it from the owner of the address. */
const RESETS = ['reset-password']
/** Other mails about an account that anybody can have sent to any address. */
const ASKED_FOR = ['verify-email', 'sign-up-again', 'email-change', 'email-change-taken']
/** Mails about an order in which no money moves. */
const ORDER_NEWS = ['order-booked', 'order-cancelled', 'order-expired']
/** What anybody can have sent to an address of somebody else, by signing up with it. */
const TO_STRANGERS = [
  ...RESETS,
  ...ASKED_FOR,
  ...ORDER_NEWS,
  'password-changed',
  'security-notice',
  'email-change-notice',
]

interface MailLimit {
  /** How many an hour to one recipient. */
  readonly max: number
  /** Of which mails. */
  readonly of: SQL
  /** Whether what is beyond waits until it is within, or is never sent. */
  readonly beyond: 'wait' | 'drop'
}

const ASKED_FOR_LIMIT: MailLimit = { max: 5, of: inArray(mails.kind, ASKED_FOR), beyond: 'drop' }
const RESETS_LIMIT: MailLimit = { max: 5, of: inArray(mails.kind, RESETS), beyond: 'drop' }
const ORDER_NEWS_LIMIT: MailLimit = { max: 30, of: inArray(mails.kind, ORDER_NEWS), beyond: 'drop' }
/** What visitors write to the shop. Counted apart: however much that is, a mail about money does not wait for it. */
const FROM_VISITORS = ['contact']
/** All others, those about money among them: never lost. */
const OTHERS_LIMIT: MailLimit = {
  max: 60,
  of: notInArray(mails.kind, [...RESETS, ...ASKED_FOR, ...ORDER_NEWS, ...FROM_VISITORS]),
  beyond: 'wait',
}
const FROM_VISITORS_LIMIT: MailLimit = { max: 60, of: inArray(mails.kind, FROM_VISITORS), beyond: 'wait' }
const STRANGERS_LIMIT: MailLimit = { max: 10, of: inArray(mails.kind, TO_STRANGERS), beyond: 'drop' }

/** What to do with a mail that would be one too many for its recipient. */
export type Excess =
  | { readonly action: 'drop' }
  /** The moment at which it is within the limit again. */
  | { readonly action: 'wait'; readonly until: Date }

/**
 * Whether a mail that is about to be sent is one too many for its recipient within the hour; undefined where it is not.
 * Counted are the mails that were sent. Each instance of the shop that sends at the same moment may send one more.
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
  return FROM_VISITORS.includes(kind) ? FROM_VISITORS_LIMIT : OTHERS_LIMIT
}
