import { and, eq, like } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Transaction } from '#db/client.ts'
import { lockName } from '#db/lock-name.ts'
import { accounts, sessions, users, verifications } from '#db/schema.ts'
import { recordAudit, shopActor } from '#domain/audit.ts'
import { newId } from '#domain/context.ts'
import type { PasswordHasher } from '#domain/ports.ts'
import { FIRST_ADMIN, hasAdmin, insertAdmin } from './first-admin.ts'
import { findPasswordWeakness, MAX_PASSWORD, MIN_PASSWORD } from './passwords/passwords.ts'

/* Accounts as the operator of the machine changes them, who needs no account of their own. Each throws an Error with one sentence. */

interface Credentials {
  readonly email: string
  readonly password: string
}

/** Adds an admin, the founder if the shop has no admin yet. Never makes one of a customer: anybody may have signed up with that address. */
export async function addAdmin(
  db: Database,
  passwords: PasswordHasher,
  { name, ...credentials }: Credentials & { readonly name: string },
): Promise<void> {
  const { email, password } = check(credentials)
  const hash = await passwords.hash(password)
  await db.transaction(async tx => {
    await lockName(tx, FIRST_ADMIN)
    const [taken] = await tx.select({ role: users.role }).from(users).where(eq(users.email, email))
    if (taken)
      throw new Error(`${email} has an account already (${taken.role}): another admin gives it its role`)
    const isFounder = !(await hasAdmin(tx))
    await insertAdmin(tx, { email, name, hash, isFounder, reason: 'made by the operator' })
  })
}

/** Replaces the password of an account, or gives it one, and ends its sessions and the links to reset it. A second step stays. */
export async function replacePassword(
  db: Database,
  passwords: PasswordHasher,
  credentials: Credentials,
): Promise<void> {
  const { email, password } = check(credentials)
  const hash = await passwords.hash(password)
  await db.transaction(async tx => {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email)).for('update')
    if (!user) throw new Error(`${email} has no account`)
    await writePassword(tx, user.id, hash)
    await tx.delete(sessions).where(eq(sessions.userId, user.id))
    await tx
      .delete(verifications)
      .where(and(like(verifications.identifier, 'reset-password:%'), eq(verifications.value, user.id)))
    await recordAudit(tx, shopActor({ now: () => new Date() }), {
      action: 'password-reset',
      subject: email,
      after: { reason: 'replaced by the operator' },
    })
  })
}

async function writePassword(tx: Transaction, userId: string, password: string): Promise<void> {
  const written = await tx
    .update(accounts)
    .set({ password, updatedAt: new Date() })
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
  if (written.rowCount === 0)
    await tx
      .insert(accounts)
      .values({ id: newId(), userId, providerId: 'credential', accountId: userId, password })
}

function check(given: Credentials): Credentials {
  const { success, data: email } = z.email().toLowerCase().max(254).safeParse(given.email)
  if (!success) throw new Error(`'${given.email}' is not an email address`)
  const { password } = given
  if (password.length < MIN_PASSWORD || password.length > MAX_PASSWORD)
    throw new Error(`The password must have ${MIN_PASSWORD} to ${MAX_PASSWORD} characters`)
  const weakness = findPasswordWeakness(password, email)
  if (weakness) throw new Error(weakness)
  return { email, password }
}
