/** Reads what stands in an address. Whatever makes no sense there is left out: undefined. */

/** A text to look for, without the blanks around it, cut at `max` characters. */
export function readText(value: unknown, max: number): string | undefined {
  return (
    String(value ?? '')
      .trim()
      .slice(0, max) || undefined
  )
}

/** The number of a page after the first. */
export function readPageNumber(value: unknown): number | undefined {
  const page = Number(value)
  return Number.isInteger(page) && page > 1 && page <= 100_000 ? page : undefined
}

/** The cursor after which a page begins. */
export function readCursor(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w-]{1,400}$/.test(value) ? value : undefined
}
