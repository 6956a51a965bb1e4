import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { lockName } from '#db/lock-name.ts'
import { accounts, users } from '#db/schema.ts'
import { recordAudit, shopActor } from '#domain/audit.ts'
import { newId } from '#domain/context.ts'
import type { Auth } from './auth.ts'
import { findPasswordWeakness } from './passwords/passwords.ts'

export interface FirstAdmin {
  readonly email: string
  /** Undefined: one is generated and returned, to be shown once. */
  readonly password: string | undefined
}

/**
 * Creates the first admin if the shop has no admin at all: an admin who was removed or has changed address is not
 * recreated. Returns the password if it was generated here. Atomic, even if the start is interrupted or several instances
 * start together. If a customer has the address, throws (Error): anybody may have signed up with it.
 */
export async function ensureFirstAdmin(
  auth: Auth,
  db: Database,
  admin: FirstAdmin,
): Promise<string | undefined> {
  const { password: hashing } = await auth.$context
  return db.transaction(async tx => {
    await lockName(tx, FIRST_ADMIN)
    if (await hasAdmin(tx)) return undefined
    const [customer] = await tx.select({ id: users.id }).from(users).where(eq(users.email, admin.email))
    if (customer)
      throw new Error(
        'ADMIN_EMAIL: this address belongs to a customer and the shop has no admin; choose another one',
      )
    const weakness = admin.password && findPasswordWeakness(admin.password, admin.email)
    if (weakness) throw new Error(`ADMIN_PASSWORD: ${weakness}`)
    const password = admin.password ?? randomBytes(12).toString('base64url')
    const hash = await hashing.hash(password)
    const reason = 'the first admin, made at the start'
    await insertAdmin(tx, { email: admin.email, name: 'Admin', hash, isFounder: true, reason })
    return admin.password === undefined ? password : undefined
  })
}

/** The name to hold, by `lockName`, while it is found out whether there is an admin. */
export const FIRST_ADMIN = 'first-admin'

/** Whether the shop has an admin. */
export async function hasAdmin(tx: Pick<Transaction, 'select'>): Promise<boolean> {
  const [any] = await tx.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1)
  return any !== undefined
}

/** Adds the account of an admin who signs in with a password, and records why. */
export async function insertAdmin(tx: Transaction, { hash, reason, ...person }: NewAdmin): Promise<void> {
  const id = newId()
  await tx.insert(users).values({ id, ...person, emailVerified: true, role: 'admin' })
  const account = { id: newId(), userId: id, providerId: 'credential', accountId: id, password: hash }
  await tx.insert(accounts).values(account)
  await recordAudit(tx, shopActor({ now: () => new Date() }), {
    action: 'role-changed',
    subject: person.email,
    after: { role: 'admin', reason },
  })
}

interface NewAdmin {
  readonly email: string
  readonly name: string
  /** Of the password. */
  readonly hash: string
  /** Whom no other admin can take down. */
  readonly isFounder: boolean
  readonly reason: string
}
