/** Parsers for values in an address. Invalid values become undefined. */

/** A search text, trimmed and cut to `max` characters. */
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

/** The cursor after which a page starts. */
export function readCursor(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w-]{1,400}$/.test(value) ? value : undefined
}

/** One of several choices, by its name. */
export function readChoice<Choice extends string>(
  choices: Readonly<Record<Choice, unknown>>,
  value: unknown,
): Choice | undefined {
  const isChoice = (name: unknown): name is Choice => typeof name === 'string' && Object.hasOwn(choices, name)
  return isChoice(value) ? value : undefined
}
