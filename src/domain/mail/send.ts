import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { mails } from '#db/schema.ts'
import { type MailAttachment, MailNotTaken, type MailService, type OutgoingMail } from '../ports.ts'
import { type Excess, findExcess } from './limits.ts'

/** How long one mail may be under way before another worker may take it up; longer than any adapter tries. */
const LOCK_MS = 5 * 60_000

const FIRST_RETRY_MS = 60_000

const LAST_RETRY_MS = 60 * 60_000

const MAX_ERROR_LENGTH = 500

/** How long to wait before each further try to note what became of a mail, in ms. */
const NOTE_AGAIN_MS = [200, 1_000, 3_000]

/** What a mail says. */
export interface MailContent {
  readonly subject: string
  /** Plain text. */
  readonly body: string
  readonly attachments: readonly MailAttachment[]
}

/** Words a mail that was queued without words, from its kind and fields, when it is about to be sent. */
export type RenderMail = (mail: {
  readonly kind: string
  readonly fields: Readonly<Record<string, string>>
}) => Promise<MailContent>

/** A mail that was not taken, and why; it is tried again. */
export interface MailFailure {
  readonly id: string
  readonly kind: string
  readonly attempts: number
  readonly error: unknown
}

/**
 * Sends mails that are due, one after another, until none is left, `limit` is reached or `signal` says stop. Any number
 * of workers may do this at once: a mail under way is locked, and one that the mail server took is never sent again. What is
 * too much for one recipient waits, or is dropped (`limits.ts`).
 *
 * No protocol lets a mail server and a database commit together. A process that dies after the server took a mail and
 * before that is noted leaves it locked; it is then sent once more, with the same Message-ID.
 */
export async function sendDueMails(
  { db }: { readonly db: Database },
  mailService: MailService,
  { limit, signal, word, onFailure, onExcess }: SendOptions,
): Promise<{ sent: number; failed: number }> {
  const done = { sent: 0, failed: 0 }
  const mayContinue = () => done.sent + done.failed < limit && !signal?.aborted
  while (mayContinue()) {
    const mail = await claimDueMail(db)
    if (!mail) break
    const excess = await findExcess(db, mail)
    if (excess) {
      await (excess.action === 'drop' ? drop(db, mail) : wait(db, mail, excess.until))
      onExcess?.({ id: mail.id, kind: mail.kind, action: excess.action })
      continue
    }
    const { content, failure } = await send(mailService, mail, word)
    if (failure) {
      done.failed += 1
      onFailure?.({ id: mail.id, kind: mail.kind, attempts: mail.attempts, error: failure.error })
      await persist(() => postpone(db, mail, failure.error))
    } else {
      done.sent += 1
      await persist(() => markSent(db, mail, content))
    }
  }
  return done
}

type Attempt =
  | { readonly content: MailContent; readonly failure?: undefined }
  | { readonly content?: undefined; readonly failure: { readonly error: unknown } }

async function send(mailService: MailService, mail: MailRow, word?: RenderMail): Promise<Attempt> {
  try {
    const content = await wordsOf(mail, word)
    await mailService.send(toOutgoing(mail, content))
    return { content }
  } catch (error) {
    return { failure: { error } }
  }
}

async function wordsOf({ kind, fields, subject, body }: MailRow, word?: RenderMail): Promise<MailContent> {
  if (subject !== null && body !== null) return { subject, body, attachments: [] }
  if (!word) throw new Error(`no template for mails of kind ${kind}`)
  return word({ kind, fields })
}

export interface SendOptions {
  readonly limit: number
  /** Once aborted no further mail is begun; the one under way comes to its end. */
  readonly signal?: AbortSignal
  readonly word?: RenderMail
  readonly onFailure?: (failure: MailFailure) => void
  /** Told of mails that their recipient does not get, or gets later, for there were too many. */
  readonly onExcess?: (mail: {
    readonly id: string
    readonly kind: string
    readonly action: Excess['action']
  }) => void
}

type MailRow = typeof mails.$inferSelect

/** Locks the mail that has been due longest. Times are the database's own: the clocks of several machines differ. */
async function claimDueMail(db: Database): Promise<MailRow | undefined> {
  const due = sql`(select ${mails.id} from ${mails} where sent_at is null and next_attempt_at <= now()
    and (locked_until is null or locked_until <= now()) order by next_attempt_at limit 1 for update skip locked)`
  const [mail] = await db
    .update(mails)
    .set({ lockedUntil: fromNow(LOCK_MS), attempts: sql`${mails.attempts} + 1` })
    .where(sql`${mails.id} = ${due}`)
    .returning()
  return mail
}

/** Keeps what was said, too. */
function markSent(db: Database, mail: MailRow, { subject, body }: MailContent) {
  return db
    .update(mails)
    .set({ sentAt: sql`now()`, lockedUntil: null, lastError: null, subject, body })
    .where(eq(mails.id, mail.id))
}

/** The number of the attempt makes sure that a worker whose lock ran out does not undo what another one did since. */
function postpone(db: Database, mail: MailRow, error: unknown) {
  const waitMs = Math.min(FIRST_RETRY_MS * 2 ** (mail.attempts - 1), LAST_RETRY_MS)
  return db
    .update(mails)
    .set({ nextAttemptAt: fromNow(waitMs), lockedUntil: null, lastError: describe(error) })
    .where(and(eq(mails.id, mail.id), eq(mails.attempts, mail.attempts), isNull(mails.sentAt)))
}

/** Nobody tried to send it: the attempt is taken back. */
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

/** Insists on noting the outcome: a database away for a moment must not cost a second copy. */
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

/** What admins may read: the mail service's own words, never those of an unforeseen fault. */
function describe(error: unknown): string {
  const message = error instanceof MailNotTaken ? error.message : 'The mail could not be sent'
  return message.replaceAll('\0', '').slice(0, MAX_ERROR_LENGTH)
}

function toOutgoing(mail: MailRow, content: MailContent): OutgoingMail {
  const { id, kind, recipient, replyTo, fields, createdAt } = mail
  return { id, kind, recipient, replyTo, fields, createdAt, ...content }
}
