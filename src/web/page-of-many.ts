/** How a page of a long list goes on, as its headers say. */
export interface PageOfMany {
  /** How many rows match, on all pages together. */
  readonly total: number
  /** The cursor of the next page; undefined on the last one. */
  readonly next: string | undefined
}

/** Reads X-Total-Count and Link (RFC 8288). */
export function readPageOfMany(headers: Headers): PageOfMany {
  const link = /^<([^<>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1]
  const cursor = new URLSearchParams(link?.split('?')[1]).get('cursor')
  return { total: Number(headers.get('x-total-count')), next: cursor ?? undefined }
}
