import { and, eq, isNull, sql } from 'drizzle-orm'
import { onBehalfOfRequest } from '#db/asker.ts'
import type { Database } from '#db/client.ts'
import { preparedOnce } from '#db/prepared.ts'
import { mails } from '#db/schema.ts'
import { type MailAttachment, MailNotTaken, type MailService, type OutgoingMail } from '../ports.ts'
import { isAccountMailKind } from './kinds.ts'
import { type Excess, findExcess } from './limits.ts'

/** How long sending one mail may take before another worker may claim it; longer than any adapter tries. */
const LOCK_MS = 5 * 60_000

const FIRST_RETRY_MS = 60_000

const LAST_RETRY_MS = 60 * 60_000

const MAX_ERROR_LENGTH = 500

/** How often it is looked for further due mails while some are under way. */
const LOOK_AGAIN_MS = 500

/** The waits before each further attempt to record the outcome of a mail, in ms. */
const NOTE_AGAIN_MS = [200, 1_000, 3_000]

/** The content of a mail. */
interface MailContent {
  readonly subject: string
  /** Plain text. */
  readonly body: string
  /** The same as a page of HTML. */
  readonly html?: string
  readonly pictures?: OutgoingMail['pictures']
  readonly attachments: readonly MailAttachment[]
}

/** Renders a mail just before it is sent. */
export type RenderMail = (mail: QueuedMail) => Promise<MailContent>

/** A mail as it was queued, to be composed from its kind and fields. Earlier versions queued some with their text. */
export interface QueuedMail {
  readonly kind: string
  readonly fields: Readonly<Record<string, string>>
  readonly subject: string | null
  readonly body: string | null
}

/** A mail that the mail service did not accept, and why; it is retried. */
interface MailFailure {
  readonly id: string
  readonly kind: string
  readonly attempts: number
  readonly error: unknown
}

/**
 * Sends due mails, `atOnce` at a time but one at a time to each mailbox, until none is left, `limit` is reached or `signal` aborts; waits for
 * those begun. While slow ones are under way, others that become due are sent. Any number of workers may run
 * this at once: a mail being sent is locked, and one that the mail server accepted is never sent again. Mails above a
 * recipient's limit wait or are dropped (`limits.ts`).
 *
 * No protocol lets a mail server and a database commit together. If a process dies after the server accepted a mail and
 * before that is recorded, the mail stays locked; it is then sent once more, with the same Message-ID.
 */
export async function sendDueMails(
  { db }: { readonly db: Database },
  mailService: MailService,
  options: SendOptions,
): Promise<SentCounts> {
  const { limit, atOnce = 1, signal } = options
  const done = { sent: 0, failed: 0 }
  const faults: unknown[] = []
  // By mailbox: what is sent to one at the same moment would not count towards its limit.
  const underWay = new Map<string, Promise<void>>()
  const mayContinue = () =>
    done.sent + done.failed + underWay.size < limit && faults.length === 0 && !signal?.aborted
  try {
    while (mayContinue()) {
      const mail = underWay.size < atOnce ? await claimDueMail(db, [...underWay.keys()]) : undefined
      if (mail) {
        const sending = onBehalfOfRequest(mail.requestId, () =>
          deliver(db, mailService, { mail, done, options }),
        )
          .catch((error: unknown) => void faults.push(error))
          .finally(() => underWay.delete(mail.mailbox))
        underWay.set(mail.mailbox, sending)
      } else if (underWay.size > 0) await endOfOne(underWay)
      else break
    }
  } finally {
    await Promise.all(underWay.values())
  }
  if (faults.length > 0) throw faults[0]
  return done
}

/** Waits until one of them has ended, or something else may have become due. */
async function endOfOne(underWay: ReadonlyMap<string, Promise<void>>): Promise<void> {
  const { promise: aWhile, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, LOOK_AGAIN_MS)
  await Promise.race([...underWay.values(), aWhile])
  clearTimeout(timer)
}

interface SentCounts {
  readonly sent: number
  readonly failed: number
}

async function deliver(
  db: Database,
  mailService: MailService,
  {
    mail,
    done,
    options: { render, onFailure, onExcess },
  }: { mail: MailRow; done: { sent: number; failed: number }; options: SendOptions },
): Promise<void> {
  const excess = await findExcess(db, mail)
  if (excess) {
    await (excess.action === 'drop' ? drop(db, mail) : wait(db, mail, excess.until))
    onExcess?.({ id: mail.id, kind: mail.kind, action: excess.action })
    return
  }
  const { content, failure } = await send(mailService, mail, render)
  if (failure) {
    done.failed += 1
    onFailure?.({ id: mail.id, kind: mail.kind, attempts: mail.attempts, error: failure.error })
    await persist(() => postpone(db, mail, failure.error))
  } else {
    done.sent += 1
    await persist(() => markSent(db, mail, content))
  }
}

type Attempt =
  | { readonly content: MailContent; readonly failure?: undefined }
  | { readonly content?: undefined; readonly failure: { readonly error: unknown } }

async function send(mailService: MailService, mail: MailRow, render?: RenderMail): Promise<Attempt> {
  try {
    const content = await contentOf(mail, render)
    await mailService.send(toOutgoing(mail, content))
    return { content }
  } catch (error) {
    return { failure: { error } }
  }
}

async function contentOf(mail: MailRow, render?: RenderMail): Promise<MailContent> {
  const { kind, fields, subject, body } = mail
  if (render) return render({ kind, fields, subject, body })
  if (subject === null || body === null) throw new Error(`no template for mails of kind ${kind}`)
  return { subject, body, attachments: [] }
}

interface SendOptions {
  readonly limit: number
  /** How many are sent at a time; one if left out. */
  readonly atOnce?: number
  /** Once aborted, no further mail is started; those being sent are finished. */
  readonly signal?: AbortSignal
  readonly render?: RenderMail
  readonly onFailure?: (failure: MailFailure) => void
  /** Called for mails that are dropped or delayed because their recipient has had too many. */
  readonly onExcess?: (mail: {
    readonly id: string
    readonly kind: string
    readonly action: Excess['action']
  }) => void
}

type MailRow = typeof mails.$inferSelect

/** Locks the mail that has been due longest, of those to other mailboxes. Times are the database's: the clocks of several machines differ. */
async function claimDueMail(db: Database, busy: readonly string[]): Promise<MailRow | undefined> {
  const [mail] = await prepareClaim(db).execute({ busy })
  return mail
}

const prepareClaim = preparedOnce((db: Pick<Database, 'update'>) => {
  const due = sql`(select ${mails.id} from ${mails} where sent_at is null and next_attempt_at <= now()
    and (locked_until is null or locked_until <= now()) and mailbox <> all(${sql.placeholder('busy')}::text[]) order by next_attempt_at limit 1 for update skip locked)`
  return db
    .update(mails)
    .set({ lockedUntil: fromNow(LOCK_MS), attempts: sql`${mails.attempts} + 1` })
    .where(sql`${mails.id} = ${due}`)
    .returning()
    .prepare('claim_mail')
})

/**
 * Also stores the text that was sent. What a mail about an account was composed from goes: it may hold the secret of a link, and texts are
 * removed later (`own-data/sweep.ts`), but fields are not.
 */
function markSent(db: Database, mail: MailRow, { subject, body }: MailContent) {
  return db
    .update(mails)
    .set({
      sentAt: sql`now()`,
      lockedUntil: null,
      lastError: null,
      subject,
      body,
      ...(isAccountMailKind(mail.kind) && { fields: {} }),
    })
    .where(eq(mails.id, mail.id))
}

/** Matching the attempt number ensures that a worker whose lock has expired does not undo what another has done since. */
function postpone(db: Database, mail: MailRow, error: unknown) {
  const waitMs = Math.min(FIRST_RETRY_MS * 2 ** (mail.attempts - 1), LAST_RETRY_MS)
  return db
    .update(mails)
    .set({ nextAttemptAt: fromNow(waitMs), lockedUntil: null, lastError: describe(error) })
    .where(and(eq(mails.id, mail.id), eq(mails.attempts, mail.attempts), isNull(mails.sentAt)))
}

/** Postpones a mail without counting an attempt, since none was made. */
function wait(db: Database, mail: MailRow, until: Date) {
  return db
    .update(mails)
    .set({ nextAttemptAt: until, lockedUntil: null, attempts: sql`${mails.attempts} - 1` })
    .where(and(eq(mails.id, mail.id), eq(mails.attempts, mail.attempts), isNull(mails.sentAt)))
}

function drop(db: Database, mail: MailRow) {
  return db.delete(mails).where(and(eq(mails.id, mail.id), isNull(mails.sentAt)))
}

const fromNow = (ms: number) => sql`now() + ${ms} * interval '1 millisecond'`

/** Retries recording the outcome: a short outage of the database must not cause a second copy. */
async function persist(note: () => Promise<unknown>): Promise<void> {
  for (const waitMs of NOTE_AGAIN_MS) {
    try {
      await note()
      return
    } catch {
      await new Promise(resolve => setTimeout(resolve, waitMs))
    }
  }
  await note()
}

/** The error as admins may read it: the mail service's own words, but never those of an unexpected fault. */
function describe(error: unknown): string {
  const message = error instanceof MailNotTaken ? error.message : 'The mail could not be sent'
  return message.replaceAll('\0', '').slice(0, MAX_ERROR_LENGTH)
}

function toOutgoing(mail: MailRow, content: MailContent): OutgoingMail {
  const { id, kind, recipient, replyTo, fields, requestId, createdAt } = mail
  return { id, kind, recipient, replyTo, fields, requestId, createdAt, ...content }
}
