import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { users } from '../db/schema.ts'
import type { Auth } from './auth.ts'
import { describeWeakness } from './passwords.ts'

export interface FirstAdmin {
  readonly email: string
  /** Undefined: one is made up and answered, to be shown once. */
  readonly password: string | undefined
}

/** Makes the first admin if there is nobody of this address; answers the password if it was made up here. */
export async function ensureFirstAdmin(
  auth: Auth,
  db: Database,
  admin: FirstAdmin,
): Promise<string | undefined> {
  const [existing] = await db.select({ id: users.id }).from(users).where(eq(users.email, admin.email))
  if (existing) return undefined
  const weakness = admin.password && describeWeakness(admin.password, admin.email)
  if (weakness) throw new Error(`ADMIN_PASSWORD: ${weakness}`)
  const password = admin.password ?? randomBytes(12).toString('base64url')
  const { internalAdapter, password: hashing } = await auth.$context
  const user = await internalAdapter.createUser(
    { name: 'Admin', email: admin.email, emailVerified: true, role: 'admin' },
    { method: 'email-password' },
  )
  const hash = await hashing.hash(password)
  await internalAdapter.linkAccount({
    userId: user.id,
    providerId: 'credential',
    accountId: user.id,
    password: hash,
  })
  return admin.password === undefined ? password : undefined
}
