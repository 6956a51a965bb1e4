import type { Database } from '#db/client.ts'
import { trackingLinks } from '#db/schema.ts'
import { hashToken, newToken } from '../tokens.ts'

/** How long a link shows its order: longer than any delivery takes. */
const LINK_DAYS = 180
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Makes a link that shows an order without an account, and returns its address. The token stands behind the #, which browsers send
 * to nobody: it is in no log and in no referrer.
 */
export async function issueTrackingLink(
  db: Pick<Database, 'insert'>,
  { orderId, origin, at }: { orderId: string; origin: string; at: Date },
): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(at.getTime() + LINK_DAYS * DAY_MS)
  await db.insert(trackingLinks).values({ tokenHash: hashToken(token), orderId, createdAt: at, expiresAt })
  return `${origin}/track#${token}`
}
