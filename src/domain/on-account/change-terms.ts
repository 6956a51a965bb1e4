import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { toEuros } from '#contract/money.ts'
import { say } from '#contract/phrase.ts'
import type { Transaction } from '#db/client.ts'
import { users } from '#db/schema.ts'
import type { UserRow } from '../accounts/users.ts'
import { recordAudit } from '../audit.ts'
import type { Context } from '../context.ts'
import { conflict, notFound } from '../errors.ts'
import { queueMail } from '../mail/queue.ts'
import { may, requireRight } from '../rights.ts'
import { type AccountTerms, takesTransfers, termsOf } from './terms.ts'

/**
 * Lets a person order on account, changes their terms, or withdraws them (null); they are told by mail. What they owe stays owed.
 * Harmless to repeat. Rejects (conflict) a person whose address is not confirmed: somebody else may have signed up with it; and all, as
 * long as invoices could not say to which account to pay.
 */
export async function changeAccountTerms(
  ctx: Context,
  email: string,
  terms: AccountTerms | null,
): Promise<UserRow> {
  requireRight(ctx.actor, may.manageUsers(ctx.actor))
  const user = await ctx.db.transaction(async tx => {
    const [before] = await tx.select().from(users).where(eq(users.email, email)).for('no key update')
    if (!before) throw notFound(say`user`)
    const known = termsOf(before)
    if (isDeepStrictEqual(known, terms ?? undefined)) return before
    if (terms && !before.emailVerified) throw conflict(UNCONFIRMED)
    if (terms && !takesTransfers(ctx)) throw conflict(NO_IBAN)
    const [after] = await tx
      .update(users)
      .set({
        accountLimitCents: terms?.limitCents ?? null,
        accountDays: terms?.days ?? null,
        accountDiscountPercent: terms?.discount?.percent ?? null,
        accountDiscountDays: terms?.discount?.days ?? null,
        updatedAt: ctx.now(),
      })
      .where(eq(users.id, before.id))
      .returning()
    if (!after) throw notFound(say`user`)
    const facts = { subject: email, before: factsOf(known), after: factsOf(terms) }
    await recordAudit(tx, ctx, { action: 'account-terms-changed', ...facts })
    await queueTermsMail(tx, after, { isNew: known === undefined })
    return after
  })
  ctx.changed('mails')
  return user
}

const NO_IBAN = say`Invoices could not say where to pay: the shop has no IBAN. Set SELLER_IBAN and restart it, then grant this`
const UNCONFIRMED = say`This email address is not confirmed yet: someone else may have signed up with it`

const factsOf = (terms: AccountTerms | null | undefined) =>
  terms
    ? {
        limit: toEuros(terms.limitCents),
        days: terms.days,
        ...(terms.discount && { discount: terms.discount.percent, discountDays: terms.discount.days }),
      }
    : { limit: null, days: null }

/** Tells a person what they may now owe on account, or that it is withdrawn. */
async function queueTermsMail(
  tx: Pick<Transaction, 'insert'>,
  user: UserRow,
  { isNew }: { isNew: boolean },
): Promise<void> {
  const terms = termsOf(user)
  const told: Record<string, string> = terms
    ? {
        limitCents: `${terms.limitCents}`,
        days: `${terms.days}`,
        isNew: isNew ? 'yes' : 'no',
        ...(terms.discount && {
          discountPercent: `${terms.discount.percent}`,
          discountDays: `${terms.discount.days}`,
        }),
      }
    : {}
  await queueMail(tx, {
    kind: 'account-terms',
    userId: user.id,
    recipient: user.email,
    fields: { user: user.id, ...told },
  })
}
