import type { BetterAuthOptions } from '@better-auth/core'

const HOUR_S = 60 * 60
const DAY_S = 24 * HOUR_S

/** How long a session lasts, in seconds. */
const SESSION_LIFETIME = {
  /** Without use: as long as people may take between looking at a part and ordering it. */
  idle: 14 * DAY_S,
  /** However much it is used: a month, then whoever holds the cookie has to sign in again. */
  longest: 30 * DAY_S,
  /** How recently a person must have signed in to see how they sign in. Changing it requires more (recent-proof.ts). */
  fresh: HOUR_S,
} as const

/** Whether use extends a session now: by a day at least, as far as its longest lifetime allows. */
export function isToBeExtended({ createdAt, expiresAt }: Record<'createdAt' | 'expiresAt', Date>, now: Date) {
  const longest = createdAt.getTime() + SESSION_LIFETIME.longest * 1000
  const extended = Math.min(now.getTime() + SESSION_LIFETIME.idle * 1000, longest)
  return extended - expiresAt.getTime() >= DAY_S * 1000
}

/** Session settings for Better Auth: use extends a session, once a day, but never beyond its longest lifetime. */
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
          // If its beginning is unknown, it ends.
          const longest = began ? new Date(began).getTime() + SESSION_LIFETIME.longest * 1000 : Date.now()
          return { data: { expiresAt: new Date(Math.min(expiresAt.getTime(), longest)) } }
        },
      },
    },
  },
} satisfies Pick<BetterAuthOptions, 'session' | 'databaseHooks'>
