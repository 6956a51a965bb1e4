import { createHash } from 'node:crypto'
import { createRoute } from '@hono/zod-openapi'
import type { Context as HonoContext } from 'hono'
import { countFeed, describeOffers, type Offered, readOffers } from '#domain/catalog/read-offers.ts'
import { dayIn } from '#domain/days.ts'
import type { Env } from '../base/environment.ts'
import { anonymous, countFirst } from '../base/guard.ts'
import { ofCatalogue } from '../base/older-reads.ts'
import { createRouter, problems } from '../base/openapi.ts'
import { streamText } from '../base/stream.ts'
import { isKnown } from '../caching/etag.ts'
import { writeBmecat } from './bmecat.ts'
import type { FeedFacts } from './feed-facts.ts'
import { writeMerchantFeed } from './merchant-feed.ts'

type WriteFeed = (
  facts: FeedFacts,
  batches: AsyncGenerator<Offered[], undefined>,
) => AsyncGenerator<string, undefined>

/** Raised when feeds say other things of the same products. */
const EDITION = 2

const routeOf = <Path extends string>(path: Path, summary: string) =>
  createRoute({
    method: 'get',
    path,
    tags: ['Feeds'],
    summary,
    middleware: [anonymous, countFirst(countFeed), ofCatalogue] as const,
    responses: {
      200: {
        description: 'The feed, with its ETag, and when it last changed',
        content: { 'application/xml': { schema: { type: 'string' as const } } },
      },
      304: { description: 'Nothing has changed since' },
      ...problems(429),
    },
  })

const merchantRoute = routeOf(
  '/feeds/google-merchant.xml',
  'Get all parts on sale for Google Merchant Center (RSS 2.0): each size, at its price with VAT for the fewest pieces that can be ordered',
)
const bmecatRoute = routeOf(
  '/feeds/bmecat.xml',
  'Get all parts on sale as a catalogue in BMEcat 2005: features, units and list prices with VAT by quantity',
)

/** A feed as it is now, in parts of which only one is in memory; 304 without a body for who has it. */
async function sendFeed(c: HonoContext<Env>, write: WriteFeed): Promise<Response> {
  const ctx = c.get('ctx')
  const { origins, reportFault } = c.get('services')
  const [origin = ''] = origins
  const { seller, vatPercent, timeZone, works } = ctx.billing
  const { version, changedAt } = await describeOffers(ctx)
  const said = JSON.stringify([EDITION, version, origin, seller, vatPercent, dayIn(timeZone, ctx.now())])
  const etag = `W/"${createHash('sha256').update(said).digest('base64url').slice(0, 22)}"`
  const headers = {
    etag,
    ...(changedAt && { 'last-modified': changedAt.toUTCString() }),
    'cache-control': 'public, no-cache',
  }
  if (isUnchanged(c, etag, changedAt)) return c.body(null, 304, headers)
  const parts = write({ origin, seller, vatPercent, at: ctx.now(), timeZone, works }, readOffers(ctx))
  return c.body(
    streamText(parts, error => reportFault(error, c.req.raw)),
    200,
    { ...headers, 'content-type': 'application/xml; charset=utf-8' },
  )
}

/** RFC 9110, 13.2.2: where both are asked, the ETag alone counts. */
function isUnchanged(c: HonoContext<Env>, etag: string, changedAt: Date | undefined): boolean {
  const known = c.req.header('if-none-match')
  if (known !== undefined) return isKnown(etag, known)
  const since = Date.parse(c.req.header('if-modified-since') ?? '')
  return changedAt !== undefined && Math.floor(changedAt.getTime() / 1000) * 1000 <= since
}

export const feeds = createRouter()
  .openapi(merchantRoute, c => sendFeed(c, writeMerchantFeed))
  .openapi(bmecatRoute, c => sendFeed(c, writeBmecat))
