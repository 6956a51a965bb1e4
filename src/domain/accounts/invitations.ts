import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { isStaff, type StaffRole } from '#contract/accounts/roles.ts'
import { say } from '#contract/phrase.ts'
import type { Transaction } from '#db/client.ts'
import { invitations, users } from '#db/schema.ts'
import { recordAudit } from '../audit.ts'
import { type Context, newId } from '../context.ts'
import { conflict, notFound } from '../errors.ts'
import { queueMail } from '../mail/queue.ts'
import { accountKey, countAttempt, countAttemptOf, countAttemptOn } from '../rate-limits.ts'
import { may, requirePerson, requireRight } from '../rights.ts'
import { hashToken, newToken } from '../tokens.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** How long a link works. */
export const INVITATION_DAYS = 7
/** Mails to one address, whoever invites. */
const TO_ONE = { max: 3, windowMs: DAY_MS }
/** Mails that one owner sends. */
const BY_ONE = { max: 50, windowMs: DAY_MS }
/** Links opened from one network. */
const OPENED = { max: 60, windowMs: 60_000 }

export interface InvitationRow {
  readonly id: string
  readonly email: string
  readonly role: StaffRole
  /** The email address of the owner who invited. */
  readonly invitedBy: string
  readonly expiresAt: Date
  readonly isExpired: boolean
}

/** Every invitation that nobody has accepted, in the order of their addresses (owners). */
export async function listInvitations(ctx: Context): Promise<InvitationRow[]> {
  requireRight(ctx.actor, may.manageUsers(ctx.actor))
  const rows = await ctx.db
    .select({ invitation: invitations, invitedBy: users.email })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .orderBy(asc(invitations.email))
  return rows.map(({ invitation: { id, email, role, expiresAt }, invitedBy }) => {
    return { id, email, role, invitedBy, expiresAt, isExpired: expiresAt <= ctx.now() }
  })
}

/**
 * Mails somebody a link by which they get this role, once, within a week (owners), and returns the invitation's id. An earlier invitation of
 * the address ends: its link works no more. Rejected (conflict) for those who work for the shop already, and above the limits (too many).
 */
export async function invite(
  ctx: Context,
  { email, role }: { readonly email: string; readonly role: StaffRole },
): Promise<string> {
  const { actor } = ctx
  requireRight(actor, may.manageUsers(actor))
  const token = newToken()
  const at = ctx.now()
  const fresh = {
    role,
    tokenHash: hashToken(token),
    invitedBy: actor.id,
    createdAt: at,
    expiresAt: new Date(at.getTime() + INVITATION_DAYS * DAY_MS),
  }
  const id = await ctx.db.transaction(async tx => {
    const [known] = await tx.select({ role: users.role }).from(users).where(eq(users.email, email))
    if (known && isStaff(known.role))
      throw conflict(say`This person works for the shop already: change their role instead`, {
        field: 'email',
      })
    await countAttemptOf(tx, 'invitation', actor.id, BY_ONE)
    await countAttemptOn(tx, accountKey('/invitation', email), TO_ONE)
    const [row] = await tx
      .insert(invitations)
      .values({ id: newId(), email, ...fresh })
      .onConflictDoUpdate({ target: invitations.email, set: fresh })
      .returning({ id: invitations.id })
    if (!row) throw notFound(say`invitation`)
    const fields = { token, role, by: actor.email }
    await queueMail(tx, { kind: 'staff-invitation', recipient: email, fields })
    await recordAudit(tx, ctx, { action: 'person-invited', subject: email, after: { role } })
    return row.id
  })
  ctx.changed('mails')
  return id
}

/** Ends an invitation: its link works no more (owners). Rejected (not found) if it was accepted or withdrawn meanwhile. */
export async function withdrawInvitation(ctx: Context, id: string): Promise<void> {
  requireRight(ctx.actor, may.manageUsers(ctx.actor))
  await ctx.db.transaction(async tx => {
    const [gone] = await tx.delete(invitations).where(eq(invitations.id, id)).returning()
    if (!gone) throw notFound(say`invitation`)
    const { email: subject, role } = gone
    await recordAudit(tx, ctx, { action: 'invitation-withdrawn', subject, before: { role } })
  })
}

/** What the link of an invitation says. Rejected (not found) if it is over, and above 60 a minute from one network (too many). */
export async function openInvitation(
  ctx: Context,
  { token, clientAddress }: { readonly token: string; readonly clientAddress: string },
): Promise<Pick<InvitationRow, 'email' | 'role' | 'invitedBy'>> {
  await countAttempt(ctx.db, 'invitation', clientAddress, OPENED)
  const [found] = await ctx.db
    .select({ email: invitations.email, role: invitations.role, invitedBy: users.email })
    .from(invitations)
    .innerJoin(users, and(eq(users.id, invitations.invitedBy), MAY_INVITE))
    .where(isOpen(ctx, token))
  if (!found) throw over()
  return found
}

/**
 * Gives the actor the role of an invitation to their address, once, and returns it. The link was mailed there and opened in their own session,
 * so their address is proven too. Rejected (not found) if the invitation is over or whoever invited is no owner any more, and (conflict) for
 * another address or somebody who works for the shop already.
 */
export async function acceptInvitation(ctx: Context, token: string): Promise<StaffRole> {
  const { id, email } = requirePerson(ctx.actor)
  const role = await ctx.db.transaction(async tx => {
    // Whoever comes second finds it gone.
    const [invitation] = await tx.delete(invitations).where(isOpen(ctx, token)).returning()
    if (!invitation) throw over()
    if (invitation.email !== email)
      throw conflict(say`This invitation is for ${invitation.email}: sign in with that address to accept it`)
    const inviter = await lockInviter(tx, invitation.invitedBy)
    const [before] = await tx.select().from(users).where(eq(users.id, id)).for('no key update')
    if (!before) throw notFound(say`user`)
    if (isStaff(before.role)) throw conflict(say`You work for the shop already: an owner changes your role`)
    const given = { role: invitation.role, madeAdminBy: invitation.role === 'admin' ? inviter.id : null }
    await tx
      .update(users)
      .set({ ...given, emailVerified: true, updatedAt: ctx.now() })
      .where(eq(users.id, id))
    await recordAudit(tx, ctx, {
      action: 'role-changed',
      subject: email,
      before: { role: before.role },
      after: { role: invitation.role, invitedBy: inviter.email },
    })
    return invitation.role
  })
  // They say whether their author is of the shop.
  ctx.changed('reviews')
  return role
}

/** Of an owner who has lost that role, nobody gets one. */
const MAY_INVITE = sql`${users.role} = 'admin' and ${users.suspendedAt} is null`

/** Held until the role is given: who takes it away from the inviter meanwhile waits, or was first. */
async function lockInviter(tx: Transaction, id: string): Promise<{ id: string; email: string }> {
  const [inviter] = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.id, id), MAY_INVITE))
    .for('share')
  if (!inviter) throw over()
  return inviter
}

const isOpen = (ctx: Context, token: string) =>
  and(eq(invitations.tokenHash, hashToken(token)), gt(invitations.expiresAt, ctx.now()))

const over = () => notFound(say`invitation under this link`)
