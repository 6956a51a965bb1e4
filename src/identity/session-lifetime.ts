import type { BetterAuthOptions } from '@better-auth/core'

const HOUR_S = 60 * 60
const DAY_S = 24 * HOUR_S

/** How long a session lives, in seconds. */
export const SESSION_LIFETIME = {
  /** Without use: as long as people take between looking at a part and ordering it. */
  idle: 14 * DAY_S,
  /** Whatever the use: a month, then whoever holds the cookie signs in anew. */
  longest: 30 * DAY_S,
  /** How lately somebody must have signed in to see how they sign in. What changes it asks for more (recent-proof.ts). */
  fresh: HOUR_S,
} as const

/** Sessions as Better Auth keeps them: use prolongs one, once a day, but never beyond its longest time. */
export const sessionLifetime = {
  session: {
    expiresIn: SESSION_LIFETIME.idle,
    updateAge: DAY_S,
    freshAge: SESSION_LIFETIME.fresh,
    additionalFields: { provenAt: { type: 'date', required: false, input: false } },
  },
  databaseHooks: {
    session: {
      update: {
        before: async (change, ctx) => {
          const { expiresAt } = change
          if (!expiresAt) return
          const began = ctx?.context.session?.session.createdAt
          // Where nobody can say when it began, it ends.
          const longest = began ? new Date(began).getTime() + SESSION_LIFETIME.longest * 1000 : Date.now()
          return { data: { expiresAt: new Date(Math.min(expiresAt.getTime(), longest)) } }
        },
      },
    },
  },
} satisfies Pick<BetterAuthOptions, 'session' | 'databaseHooks'>
