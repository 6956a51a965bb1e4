import { say } from '#contract/phrase.ts'
import type { VatIdDoubt } from '#contract/tax/tax.ts'
import type { Context, Customer } from '../context.ts'
import { invalid } from '../errors.ts'
import { VatRegisterUnavailable } from '../ports.ts'
import { countAttemptOf } from '../rate-limits.ts'
import { may, requireRight } from '../rights.ts'
import { isOfUnion, type Place } from './areas.ts'
import { readVatId } from './read-vat-id.ts'
import { findAnswer, keepAnswer, keepPending, type VatCheckRow } from './vat-checks.ts'
import { countryOfVatId } from './vat-id.ts'

const HOUR_MS = 60 * 60 * 1000
/** Per person: each asks the register of a member state. Stated in docs/SECURITY-POLICY.md. */
const LIMIT = { max: 20, windowMs: HOUR_MS }
/** How long an answer counts. A business that is registered today is not told tomorrow that it is not. */
const VALID_MS = 24 * HOUR_MS
const INVALID_MS = HOUR_MS

/** A VAT ID that was not rejected; `status` as in `contract/tax/vat-ids.ts`. */
interface CheckedVatId {
  readonly vatId: string
  readonly status: 'valid' | 'pending' | 'unlisted'
  /** The register's answer, or the one that is waited for; undefined if it is not asked. */
  readonly check?: VatCheckRow
}

/**
 * Checks a VAT ID of the customer: its form, its country and, in the European Union, whether the register knows it. Its answers
 * are kept as evidence, under the customer, and count against what the actor may ask. If it cannot be asked, the VAT ID is pending and checked later. Rejected: one that is not valid or of
 * another country than the address (invalid, `vatId`), and more than 20 questions to the register an hour (too many).
 */
export async function checkVatId(
  ctx: Context,
  typed: string,
  { place, customer }: { readonly place: Place; readonly customer: Customer | null },
): Promise<CheckedVatId> {
  requireRight(ctx.actor, may.checkVatId(ctx.actor))
  const vatId = await readVatId(typed, place)
  if (!isOfUnion(countryOfVatId(vatId))) return { vatId, status: 'unlisted' }
  const known = await findAnswer(ctx.db, vatId)
  if (known && isFresh(ctx, known)) return rely(known)
  await countAttemptOf(ctx.db, 'vat-id', ctx.actor.id, LIMIT)
  try {
    return rely(await keepAnswer(ctx, vatId, { answer: await ctx.vatRegister.check(vatId), customer }))
  } catch (error) {
    if (!(error instanceof VatRegisterUnavailable)) throw error
    return { vatId, status: 'pending', check: await keepPending(ctx, vatId, customer) }
  }
}

/**
 * Why nothing is sold without VAT to the customer (null: a visitor) by this VAT ID; null if it can be. Anybody can type the number of another business: it
 * counts once the person has confirmed their email address, and the register the number, or the owner takes unchecked ones.
 */
export function explainDoubt(
  { acceptsUncheckedVatIds }: Pick<Context, 'acceptsUncheckedVatIds'>,
  customer: Customer | null,
  { status }: Pick<CheckedVatId, 'status'>,
): VatIdDoubt | null {
  if (!customer?.emailVerified) return 'unconfirmed'
  return status === 'pending' && !acceptsUncheckedVatIds ? 'pending' : null
}

function isFresh(ctx: Context, { status, answeredAt }: VatCheckRow): boolean {
  const age = ctx.now().getTime() - (answeredAt?.getTime() ?? 0)
  return age < (status === 'valid' ? VALID_MS : INVALID_MS)
}

function rely(check: VatCheckRow): CheckedVatId {
  const { vatId, status } = check
  if (status !== 'valid')
    throw invalid('vatId', say`is not valid: VIES, the register of VAT IDs, does not know it`)
  return { vatId, status, check }
}
