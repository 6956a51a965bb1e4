import type { BetterAuthPlugin } from '@better-auth/core'
import { APIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { sessions, users } from '#db/schema.ts'

/**
 * Keeps suspended people out, whatever way they sign in by: no session begins, not even one that begins while they are suspended.
 * They are told so only once they have shown who they are. Who comes back from a provider is led to the login, which says it.
 */
export function refuseSuspended(db: Database, { loginPage }: { loginPage: string }): BetterAuthPlugin {
  const refuse = (ctx: HookContext): never => {
    if (ctx?.path?.startsWith('/callback')) throw ctx.redirect(`${loginPage}?error=account_suspended`)
    throw new APIError('FORBIDDEN', {
      code: 'ACCOUNT_SUSPENDED',
      message:
        'This account is suspended. Please contact us through the contact form if you think this is a mistake.',
    })
  }
  return {
    id: 'refuse-suspended',
    init: () => ({
      options: {
        databaseHooks: {
          session: {
            create: {
              before: async ({ userId }, ctx) => {
                if (await isSuspended(db, userId)) refuse(ctx)
              },
              after: async ({ userId }, ctx) => {
                if (!(await isSuspended(db, userId))) return
                await db.delete(sessions).where(eq(sessions.userId, userId))
                refuse(ctx)
              },
            },
          },
        },
      },
    }),
  }
}

type HookContext = { path?: string | undefined; redirect: (to: string) => Error } | null

/** Waits for a suspension that is under way: it ends the sessions it sees, and any later one is seen from here. */
async function isSuspended(db: Database, userId: string): Promise<boolean> {
  const [person] = await db
    .select({ suspendedAt: users.suspendedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('share')
  return person !== undefined && person.suspendedAt !== null
}
