import type { BetterAuthOptions } from '@better-auth/core'
import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { accounts, users } from '#db/schema.ts'
import { recordAudit } from '#domain/audit.ts'
import type { AuditAuthOptions } from './audit-hooks.ts'

type AfterCreation = NonNullable<
  NonNullable<NonNullable<NonNullable<BetterAuthOptions['databaseHooks']>['account']>['create']>['after']
>

/**
 * Audits, once the link exists, that an external account was linked to an account that already has another way of signing
 * in, whichever call did it: on request, or because a provider vouches for the same address.
 */
export function recordLinkedAccounts({ db, addressHeader, notifyOwner }: AuditAuthOptions): AfterCreation {
  return async ({ id, userId, providerId }, ctx) => {
    if (providerId === 'credential' || !(await hasOtherWayIn(db, userId, id))) return
    const [owner] = await db.select().from(users).where(eq(users.id, userId))
    if (!owner) return
    const address = ctx?.headers?.get(addressHeader) ?? null
    const by = { actor: owner, address, now: () => new Date() }
    const after = { provider: providerId }
    await recordAudit(db, by, { action: 'account-linked', subject: owner.email, after })
    await notifyOwner('account-linked', owner)
  }
}

async function hasOtherWayIn(db: Database, userId: string, accountId: string): Promise<boolean> {
  const others = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), ne(accounts.id, accountId)))
    .limit(1)
  return others.length > 0
}
