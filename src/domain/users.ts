import { asc, eq } from 'drizzle-orm'
import { users } from '#db/schema.ts'
import { recordAudit } from './audit.ts'
import type { Context } from './context.ts'
import { conflict, notFound } from './errors.ts'
import { may, requireRight } from './policies.ts'

export type UserRow = typeof users.$inferSelect

/** Notes that the signed-in person was here and answers what the shop knows of them. Never sets a role. */
export async function registerUser(ctx: Context, email: string): Promise<UserRow> {
  requireRight(ctx.actor, may.registerUser(ctx.actor, email))
  const [row] = await ctx.db
    .update(users)
    .set({ updatedAt: ctx.now() })
    .where(eq(users.id, ctx.actor.id))
    .returning()
  if (!row) throw notFound('user')
  return row
}

/** Whether this address belongs to an admin. */
export async function isAdmin(ctx: Context, email: string): Promise<boolean> {
  requireRight(ctx.actor, may.askWhetherAdmin(ctx.actor, email))
  const [row] = await ctx.db.select({ role: users.role }).from(users).where(eq(users.email, email))
  return row?.role === 'admin'
}

/** Everybody, in the order they came. */
export function listUsers(ctx: Context): Promise<UserRow[]> {
  requireRight(ctx.actor, may.manageUsers(ctx.actor))
  return ctx.db.select().from(users).orderBy(asc(users.createdAt), asc(users.id))
}

/**
 * Makes a person an admin; harmless where they are one. With `mustBeConfirmed` only somebody who has confirmed their address:
 * anybody can sign up with the address of a colleague, and wait.
 */
export async function makeAdmin(
  ctx: Context,
  email: string,
  { mustBeConfirmed = false } = {},
): Promise<UserRow> {
  requireRight(ctx.actor, may.manageUsers(ctx.actor))
  return ctx.db.transaction(async tx => {
    const [before] = await tx.select().from(users).where(eq(users.email, email)).for('no key update')
    if (!before) throw notFound('user')
    if (before.role === 'admin') return before
    if (mustBeConfirmed && !before.emailVerified)
      throw conflict('Nobody has confirmed this address yet: it may be somebody else who signed up with it')
    const changed = { role: 'admin', updatedAt: ctx.now() } as const
    await tx.update(users).set(changed).where(eq(users.id, before.id))
    await recordAudit(tx, ctx, {
      action: 'role-changed',
      subject: email,
      before: { role: before.role },
      after: { role: changed.role },
    })
    return { ...before, ...changed }
  })
}

/** Removes a person and all their sessions at once; their orders stay on the books. Oneself and the last admin stay. */
export async function removeUser(ctx: Context, email: string): Promise<void> {
  requireRight(ctx.actor, may.manageUsers(ctx.actor))
  if (email === ctx.actor.email) throw conflict('You cannot remove yourself')
  await ctx.db.transaction(async tx => {
    // Locked in one order, so that two admins who remove each other cannot both succeed.
    const admins = await tx
      .select({ email: users.email })
      .from(users)
      .where(eq(users.role, 'admin'))
      .orderBy(users.id)
      .for('no key update')
    if (admins.length === 1 && admins[0]?.email === email) throw conflict('The last admin cannot be removed')
    const [removed] = await tx.delete(users).where(eq(users.email, email)).returning()
    if (!removed) throw notFound('user')
    const { id, name, role } = removed
    await recordAudit(tx, ctx, { action: 'user-removed', subject: email, before: { id, name, role } })
  })
}
