import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { users } from '../db/schema.ts'
import type { Auth } from './auth.ts'

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
  const password = admin.password ?? randomBytes(12).toString('base64url')
  const { user } = await auth.api.signUpEmail({ body: { name: 'Admin', email: admin.email, password } })
  await db.update(users).set({ role: 'admin', emailVerified: true }).where(eq(users.id, user.id))
  return admin.password === undefined ? password : undefined
}
