import { z } from 'zod'
import { entityId, inserted, integer, isOneLine, isoTime, text } from '../common.ts'
import { staffRoles } from './roles.ts'

/** How long a key may be valid, in days, and how long it is if nobody says. */
const MAX_KEY_DAYS = 365
export const KEY_DAYS = 90

/** What a secret begins with, so that scanners of code find those that were published. */
export const SECRET_PREFIX = 'phk_'
const BEARER = /^Bearer (phk_\S+)$/i

/** The secret of an API key that a call is sent with; undefined: none. Other bearer tokens are of whatever stands before the shop. */
export function findSecret(headers: Pick<Headers, 'get'>): string | undefined {
  return BEARER.exec(headers.get('authorization') ?? '')?.[1]
}

const keyRole = z.enum(staffRoles, `must be one of ${staffRoles.join(', ')}`)

/** A key that an owner makes. */
export const newApiKey = z.strictObject({
  name: text(80).refine(isOneLine, 'must be one line'),
  role: keyRole,
  days: integer(1, MAX_KEY_DAYS).default(KEY_DAYS).meta({ description: 'how long it is valid' }),
})

/** A key, without its secret. */
export const apiKey = z
  .object({
    _id: entityId,
    name: z.string(),
    role: keyRole,
    prefix: z.string().meta({ description: 'how its secret begins' }),
    madeBy: z.string().meta({ description: 'the email address of the owner for whom it acts' }),
    createdAt: isoTime,
    expiresAt: isoTime,
    lastUsedAt: isoTime.nullable().meta({ description: 'to the minute' }),
    state: z.enum(['valid', 'expired', 'revoked']),
  })
  .meta({ id: 'ApiKey' })
export type ApiKey = z.infer<typeof apiKey>

/** The only answer that has the secret. */
export const madeApiKey = inserted.extend({
  secret: z.string().meta({ description: 'sent as Authorization: Bearer; shown this once' }),
  expiresAt: isoTime,
})
