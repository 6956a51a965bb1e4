import type { BetterAuthPlugin } from '@better-auth/core'
import { APIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { users } from '#db/schema.ts'

/**
 * Keeps suspended people out, whatever way they sign in by: no session begins. They are told so only once they have shown who they
 * are. Who comes back from a provider is led to the login, which says it.
 */
export function refuseSuspended(db: Database, { loginPage }: { loginPage: string }): BetterAuthPlugin {
  return {
    id: 'refuse-suspended',
    init: () => ({
      options: {
        databaseHooks: {
          session: {
            create: {
              before: async ({ userId }, ctx) => {
                const [person] = await db
                  .select({ suspendedAt: users.suspendedAt })
                  .from(users)
                  .where(eq(users.id, userId))
                if (!person?.suspendedAt) return
                if (ctx?.path?.startsWith('/callback'))
                  throw ctx.redirect(`${loginPage}?error=account_suspended`)
                throw new APIError('FORBIDDEN', {
                  code: 'ACCOUNT_SUSPENDED',
                  message:
                    'This account is suspended. Please contact us through the contact form if you think this is a mistake.',
                })
              },
            },
          },
        },
      },
    }),
  }
}
