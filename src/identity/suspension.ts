import type { BetterAuthPlugin } from '@better-auth/core'
import { APIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { sessions, users } from '#db/schema.ts'

/**
 * Keeps suspended people out, however they sign in: no session begins, not even one begun while they are being suspended.
 * The suspension is revealed only after successful identification. Those returning from a provider are redirected to the
 * login page, which says it.
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

/** Waits for a suspension in progress: it ends the sessions it sees, and this check sees it for any later one. */
async function isSuspended(db: Database, userId: string): Promise<boolean> {
  const [person] = await db
    .select({ suspendedAt: users.suspendedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('share')
  return person !== undefined && person.suspendedAt !== null
}
