import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
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
    await lockName(tx, 'first-admin')
    const [anyAdmin] = await tx.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1)
    if (anyAdmin) return undefined
    const [customer] = await tx.select({ id: users.id }).from(users).where(eq(users.email, admin.email))
    if (customer)
      throw new Error(
        'ADMIN_EMAIL: this address belongs to a customer and the shop has no admin; choose another one',
      )
    const weakness = admin.password && findPasswordWeakness(admin.password, admin.email)
    if (weakness) throw new Error(`ADMIN_PASSWORD: ${weakness}`)
    const password = admin.password ?? randomBytes(12).toString('base64url')
    const hash = await hashing.hash(password)
    const id = newId()
    await tx
      .insert(users)
      .values({ id, name: 'Admin', email: admin.email, emailVerified: true, role: 'admin', isFounder: true })
    const account = { id: newId(), userId: id, providerId: 'credential', accountId: id, password: hash }
    await tx.insert(accounts).values(account)
    const after = { role: 'admin', reason: 'the first admin, made at the start' }
    await recordAudit(tx, shopActor({ now: () => new Date() }), {
      action: 'role-changed',
      subject: admin.email,
      after,
    })
    return admin.password === undefined ? password : undefined
  })
}
