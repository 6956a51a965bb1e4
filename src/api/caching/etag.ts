import { createHash } from 'node:crypto'
import { z } from '@hono/zod-openapi'
import { HTTPException } from 'hono/http-exception'
import type { Cents } from '#contract/money.ts'

/** Whether a header matches the ETag, as RFC 9110, 13.1.2 defines it: any of a list, weakly; `*` matches every ETag. */
export function isKnown(etag: string | undefined, knownTags: string | null): boolean {
  if (knownTags === null || etag === undefined) return false
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return knownTags.trim() === '*' || knownTags.split(',').some(tag => opaque(tag) === opaque(etag))
}

/** What of a family is shown with each of its sizes. */
interface FamilyFacts {
  readonly name: string
  readonly kind: string | null
  readonly listed: number
  readonly fromCents: Cents
  readonly toCents: Cents
}

/**
 * The ETag of a product: its version, raised by edits, and its stock; where they are shown with it, also a digest of what is said
 * of its family and of its ratings, of which there are so many of each number of stars, and by when what is beyond the stock leaves.
 */
export function tagProduct(
  { version, available }: { version: number; available: number },
  {
    family,
    rating,
    leavesBy,
  }: {
    family?: FamilyFacts | undefined
    rating?: { stars: readonly number[] } | null
    leavesBy?: string | null
  } = {},
): string {
  const facts = [
    family && `${family.name} ${family.kind} ${family.listed} ${family.fromCents} ${family.toCents}`,
    rating?.stars.join(' '),
    leavesBy ?? undefined,
  ].filter(fact => fact !== undefined)
  const shown = `${version}-${available}`
  return facts.length > 0 ? `"${shown}-${digestOf(facts.join(' rated '), 8)}"` : `"${shown}"`
}

/** The ETag of a family: a digest of what an edit may change. */
export function tagFamily({
  name,
  summary,
  category,
  kind,
  standard,
}: {
  name: string
  summary: string
  category: string
  kind: string | null
  standard: string | null
}): string {
  return `"${digestOf(JSON.stringify([name, summary, category, kind, standard]), 16)}"`
}

function digestOf(text: string, length: number): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, length)
}

/** The headers of an edit: If-Match carries what was edited, by `what` of it. Without it `readVersion` and `requireIfMatch` answer 428. */
export const ifMatch = (what: string) =>
  z.object({
    'if-match': z
      .string()
      .optional()
      .meta({ description: `${what}, or *` }),
  })

/** If-Match as it was sent. Throws 428 if it is missing. */
export function requireIfMatch(sent: string | undefined): string {
  if (sent === undefined)
    throw new HTTPException(428, { message: 'Send If-Match with the ETag of what was edited.' })
  return sent
}

/** The ETag of what has nothing to show but what an edit changes. */
export function tagVersion({ version }: { version: number }): string {
  return `"${version}"`
}

/**
 * The version named by If-Match; undefined for `*`. The stock in the tag of a product is ignored: a sale is not an edit. Throws 428
 * if the header is missing, 412 if it is not an ETag that begins with a version.
 */
export function readVersion(sent: string | undefined): number | undefined {
  const tag = requireIfMatch(sent).trim()
  if (tag === '*') return undefined
  const [, version] = /^(?:W\/)?"(\d{1,9})(?:-\d{1,9}(?:-[\w-]{8})?)?"$/.exec(tag) ?? []
  if (version === undefined)
    throw new HTTPException(412, { message: 'If-Match is not an ETag of what was edited.' })
  return Number(version)
}
