import { and, asc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { isGranted } from '#contract/accounts/rights.ts'
import { isStaff, type Role } from '#contract/accounts/roles.ts'
import { type AuditAction } from '#contract/audit/audit.ts'
import { type Phrase, say } from '#contract/phrase.ts'
import type { Database, Transaction } from '#db/client.ts'
import { beginningLike, CUSTOMER_WORDS, splitCustomerWords } from '#db/customer-words.ts'
import { sessions, users } from '#db/schema.ts'
import { recordAudit } from '../audit.ts'
import type { Context } from '../context.ts'
import { conflict, notFound } from '../errors.ts'
import { partOf } from '../like-pattern.ts'
import { may, requireActor, requireRight } from '../rights.ts'
import { endKeysOf } from './api-keys.ts'

export type UserRow = typeof users.$inferSelect

/** Records the visit of the signed-in person and returns their row. Never sets a role. */
export async function registerUser(ctx: Context, email: string): Promise<UserRow> {
  requireRight(ctx.actor, may.registerUser(ctx.actor, email))
  const [row] = await ctx.db
    .update(users)
    .set({ updatedAt: ctx.now() })
    .where(eq(users.id, ctx.actor.id))
    .returning()
  if (!row) throw notFound(say`user`)
  return row
}

/** Whether this address belongs to an admin. */
export async function isAdmin(ctx: Context, email: string): Promise<boolean> {
  requireRight(ctx.actor, may.askWhetherAdmin(ctx.actor, email))
  const [row] = await ctx.db.select({ role: users.role }).from(users).where(eq(users.email, email))
  return row?.role === 'admin'
}

type ListedUser = UserRow & {
  /** Whether the actor cannot take them down. */
  readonly isAbove: boolean
}

interface UserWish {
  readonly onlyStaff?: boolean
  /** Part of an email address or a name, from the beginning of one of its words on. */
  readonly q?: string | undefined
  /** A page of so many; undefined: all. */
  readonly limit?: number | undefined
  /** From 1; beyond the last one it is that. */
  readonly page?: number
}

/** People in the order in which they signed up, and how many match on all pages. */
export async function listUsers(
  ctx: Context,
  { onlyStaff = false, q = '', limit, page = 1 }: UserWish = {},
): Promise<{ readonly users: ListedUser[]; readonly total: number }> {
  requireRight(ctx.actor, may.manageUsers(ctx.actor))
  const { id } = ctx.actor
  const isWanted = onlyStaff ? ne(users.role, 'customer') : undefined
  const matching = and(isWanted, q === '' ? undefined : isNamed(q))
  // As a list of ids, for which the planner takes the index: it expects a word to be soon met on the way through all people.
  const listed =
    q === ''
      ? matching
      : sql`${users.id} = any (array(${ctx.db.select({ id: users.id }).from(users).where(matching)}))`
  const read = (at: number) => selectUsers(ctx, listed, limit === undefined ? undefined : { limit, page: at })
  const [asked, total, above] = await Promise.all([
    read(page),
    limit === undefined ? undefined : ctx.db.$count(users, matching),
    findAbove(ctx.db, id),
  ])
  const isBeyond = limit !== undefined && total && asked.length === 0
  const rows = isBeyond ? await read(Math.ceil(total / limit)) : asked
  return {
    users: rows.map(row => ({ ...row, isAbove: row.id !== id && (row.isFounder || above.has(row.id)) })),
    total: total ?? rows.length,
  }
}

/** Whose address or name has this text. Its words are looked for in an index first, each of which may be half typed. */
function isNamed(q: string): SQL | undefined {
  const words = splitCustomerWords(q)
  const hasText = sql`lower(${users.email} || chr(10) || ${users.name}) like lower(${partOf(q)})`
  if (words.length === 0) return hasText
  return and(
    sql`${sql.raw(CUSTOMER_WORDS.users)} @@ ${words.map(beginningLike).join(' & ')}::tsquery`,
    hasText,
  )
}

function selectUsers(
  { db }: Context,
  matching: SQL | undefined,
  wish: { limit: number; page: number } | undefined,
): Promise<UserRow[]> {
  const found = db
    .select()
    .from(users)
    .where(matching)
    .orderBy(asc(users.createdAt), asc(users.id))
    .$dynamic()
  return wish ? found.limit(wish.limit).offset((wish.page - 1) * wish.limit) : found
}

/**
 * Makes a person an admin; harmless if they already are one. With `mustBeConfirmed`, only if their address is confirmed:
 * anybody can sign up with a colleague's address and wait.
 */
export async function makeAdmin(
  ctx: Context,
  email: string,
  { mustBeConfirmed = false } = {},
): Promise<UserRow> {
  requireRight(ctx.actor, may.manageUsers(ctx.actor))
  const madeAdminBy = ctx.actor.id
  const person = await ctx.db.transaction(tx =>
    changeUser(tx, ctx, email, {
      isDone: before => {
        if (before.role === 'admin') return true
        if (mustBeConfirmed) requireConfirmed(before)
        return false
      },
      change: { role: 'admin', madeAdminBy },
      action: 'role-changed',
      facts: roleOf,
    }),
  )
  // They say whether their author is of the shop.
  ctx.changed('reviews')
  return person
}

function requireConfirmed({ emailVerified }: UserRow): void {
  if (!emailVerified)
    throw conflict(say`This email address is not confirmed yet: someone else may have signed up with it`)
}

/**
 * Gives a person a role, or takes theirs away, which ends their power at once; harmless if they have it. Rejects what `makeAdmin` and
 * `withdrawAdmin` reject. A first owner who steps down is none any more.
 */
export async function giveRole(
  ctx: Context,
  { email, role }: { readonly email: string; readonly role: Role },
  { mustBeConfirmed = false } = {},
): Promise<UserRow> {
  requireRight(ctx.actor, may.manageUsers(ctx.actor))
  if (role === 'admin') return makeAdmin(ctx, email, { mustBeConfirmed })
  return moveDown(ctx, email, role, before => {
    if (before.role === role) return true
    if (mustBeConfirmed && isStaff(role)) requireConfirmed(before)
    return false
  })
}

/**
 * Makes an admin a customer again; harmless if they are no admin. Rejects (conflict) the last admin who can sign in, and admins above
 * the actor. A first owner who steps down is none any more; whom they made admins stays known.
 */
export async function withdrawAdmin(ctx: Context, email: string): Promise<UserRow> {
  requireRight(ctx.actor, may.manageUsers(ctx.actor))
  return moveDown(ctx, email, 'customer', before => before.role !== 'admin')
}

/** Gives a person a role that is no admin's, unless it is done. Rejected (conflict) for the last admin who can sign in, and for admins above the actor. */
async function moveDown(
  ctx: Context,
  email: string,
  role: Exclude<Role, 'admin'>,
  isDone: UserChange['isDone'],
): Promise<UserRow> {
  const actor = requireActor(ctx.actor)
  const person = await ctx.db.transaction(async tx => {
    await requireAnotherAdmin(
      tx,
      email,
      say`The last admin must stay an admin: make someone else an admin first`,
    )
    await requireNotAbove(tx, actor, email)
    const change = { role, isFounder: false }
    return changeUser(tx, ctx, email, { isDone, change, action: 'role-changed', facts: roleOf })
  })
  // They say whether their author is of the shop.
  ctx.changed('reviews')
  return person
}

/**
 * Suspends a person until they are reinstated: no way of signing in works, and all their sessions end at once. Harmless
 * if they are already suspended. Actors cannot suspend themselves, the last admin, nor who is above them (conflict).
 */
export async function suspendUser(ctx: Context, email: string): Promise<UserRow> {
  requireRight(ctx.actor, may.manageUsers(ctx.actor))
  const { actor } = ctx
  if (email === actor.email) throw conflict(say`You cannot suspend yourself`)
  return ctx.db.transaction(async tx => {
    await requireAnotherAdmin(tx, email, say`The last admin cannot be suspended`)
    await requireNotAbove(tx, actor, email)
    const user = await changeUser(tx, ctx, email, {
      isDone: before => before.suspendedAt !== null,
      change: { suspendedAt: ctx.now() },
      action: 'user-suspended',
      facts: suspensionOf,
    })
    await tx.delete(sessions).where(eq(sessions.userId, user.id))
    return user
  })
}

/** Lets a suspended person sign in again; harmless if they are not suspended. Their sessions stay ended. */
export async function reinstateUser(ctx: Context, email: string): Promise<UserRow> {
  requireRight(ctx.actor, may.manageUsers(ctx.actor))
  return ctx.db.transaction(tx =>
    changeUser(tx, ctx, email, {
      isDone: before => before.suspendedAt === null,
      change: { suspendedAt: null },
      action: 'user-reinstated',
      facts: suspensionOf,
    }),
  )
}

interface UserChange {
  /** Whether there is nothing to change. */
  readonly isDone: (before: UserRow) => boolean
  readonly change: Partial<Pick<UserRow, 'role' | 'suspendedAt' | 'madeAdminBy' | 'isFounder'>>
  readonly action: AuditAction
  /** What the audit trail says of the person, before and after. */
  readonly facts: (user: UserRow) => Record<string, unknown>
}

async function changeUser(
  tx: Transaction,
  ctx: Context,
  email: string,
  { isDone, change, action, facts }: UserChange,
): Promise<UserRow> {
  const [before] = await tx.select().from(users).where(eq(users.email, email)).for('no key update')
  if (!before) throw notFound(say`user`)
  if (isDone(before)) return before
  const [after] = await tx
    .update(users)
    .set({ ...change, updatedAt: ctx.now() })
    .where(eq(users.id, before.id))
    .returning()
  if (!after) throw notFound(say`user`)
  await recordAudit(tx, ctx, { action, subject: email, before: facts(before), after: facts(after) })
  if (!isGranted('manageApiKeys', after.role) || after.suspendedAt !== null)
    await endKeysOf(ctx, tx, after.id)
  return after
}

const roleOf = ({ role }: UserRow) => ({ role })
const suspensionOf = ({ suspendedAt }: UserRow) => ({ suspended: suspendedAt !== null })

/**
 * Rejects (conflict) whatever would leave the shop without an admin who can sign in. Admins are always locked in the same
 * order, so that if two do this to each other, one remains.
 */
export async function requireAnotherAdmin(
  tx: Pick<Transaction, 'select'>,
  email: string,
  message: Phrase,
): Promise<void> {
  const admins = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.suspendedAt)))
    .orderBy(users.id)
    .for('no key update')
  if (admins.length === 1 && admins[0]?.email === email) throw conflict(message)
}

/**
 * Rejects (conflict) to take down the shop's first owner, or whoever made the actor an admin, directly or further up: a right that was
 * given is not turned against the giver.
 */
async function requireNotAbove(
  tx: Pick<Transaction, 'select' | 'execute'>,
  { id }: { readonly id: string },
  email: string,
): Promise<void> {
  const [person] = await tx
    .select({ id: users.id, isFounder: users.isFounder })
    .from(users)
    .where(eq(users.email, email))
  if (!person || person.id === id) return
  if (person.isFounder) throw conflict(say`The shop's first owner can only be changed by themselves`)
  if ((await findAbove(tx, id)).has(person.id))
    throw conflict(
      say`This person made you an admin, directly or through others: you cannot take that from them`,
    )
}

/** Who made this person an admin, who made that one, and so on up. */
async function findAbove(db: Pick<Database, 'execute'>, id: string): Promise<ReadonlySet<string>> {
  // Not 'union all': two people may have made each other an admin, one after the other.
  const { rows } = await db.execute<{ id: string }>(
    sql`with recursive above (id) as (
          select ${users.madeAdminBy} from ${users} where ${users.id} = ${id}
          union select ${users.madeAdminBy} from ${users} join above on above.id = ${users.id}
        ) select id from above where id is not null`,
  )
  return new Set(rows.map(row => row.id))
}

/**
 * Removes a person and all their sessions at once; their orders stay on the books. Actors cannot remove themselves,
 * the last admin, nor who is above them (conflict).
 */
export async function removeUser(ctx: Context, email: string): Promise<void> {
  requireRight(ctx.actor, may.manageUsers(ctx.actor))
  const { actor } = ctx
  if (email === actor.email) throw conflict(say`You cannot remove yourself`)
  await ctx.db.transaction(async tx => {
    await requireAnotherAdmin(tx, email, say`The last admin cannot be removed`)
    await requireNotAbove(tx, actor, email)
    const [removed] = await tx.delete(users).where(eq(users.email, email)).returning()
    if (!removed) throw notFound(say`user`)
    const { id, name, role } = removed
    await recordAudit(tx, ctx, { action: 'user-removed', subject: email, before: { id, name, role } })
  })
}
