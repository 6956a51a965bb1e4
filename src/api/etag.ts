import { HTTPException } from 'hono/http-exception'

/** Compares as RFC 9110, 13.1.2 asks: any of a list, weakly; `*` is any answer at all. */
export function isKnown(etag: string | undefined, knownTags: string | null): boolean {
  if (knownTags === null || etag === undefined) return false
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return knownTags.trim() === '*' || knownTags.split(',').some(tag => opaque(tag) === opaque(etag))
}

/** Names a product as it is now: its version, which edits raise, and its stock. */
export function tagProduct({ version, available }: { version: number; available: number }): string {
  return `"${version}-${available}"`
}

/**
 * The version that an If-Match names, undefined for `*`. The stock in the tag is left aside: a sale is no edit. Throws 428 where
 * there is none, 412 where it is no tag of a product.
 */
export function readVersion(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined)
    throw new HTTPException(428, { message: 'Send If-Match with the ETag of the product that was edited.' })
  if (ifMatch.trim() === '*') return undefined
  const [, version] = /^\s*(?:W\/)?"(\d{1,9})-\d{1,9}"\s*$/.exec(ifMatch) ?? []
  if (version === undefined) throw new HTTPException(412, { message: 'If-Match is no ETag of a product.' })
  return Number(version)
}
