/**
 * The query of an address as texts, those that are repeated as a list: exactly as they were written, so that the steel '1.4310' does
 * not become a number. For the router.
 */
export function parseSearch(query: string): Record<string, string | string[]> {
  const found = new Map<string, string | string[]>()
  for (const [name, value] of new URLSearchParams(query)) {
    const before = found.get(name)
    if (Array.isArray(before)) before.push(value)
    else found.set(name, before === undefined ? value : [before, value])
  }
  return Object.fromEntries(found)
}

/** The opposite of `parseSearch`: '?standard=ISO+4017&standard=ISO+4014', or nothing. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search))
    for (const each of [value].flat())
      if (each !== undefined && each !== null) query.append(name, String(each))
  return query.size > 0 ? `?${query}` : ''
}

/** What a reader of `readSearch` reads. */
export type SearchOf<Read extends (raw: Readonly<Record<string, unknown>>) => unknown> = ReturnType<Read>

/**
 * Makes what parses the query of an address, from a parser for each parameter, such as those below. Unknown parameters are left
 * out, invalid values undefined.
 */
export function readSearch<Shape extends Readonly<Record<string, (value: unknown) => unknown>>>(
  shape: Shape,
) {
  type Search = { [Name in keyof Shape]?: Exclude<ReturnType<Shape[Name]>, undefined> }
  return (raw: Readonly<Record<string, unknown>>): Search =>
    Object.fromEntries(
      // Undefined rather than left out: the router takes what was written for what is not said here.
      Object.entries(shape).map(([name, read]) => [name, read(raw[name])]),
    ) as Search
}

/* Parsers for values in an address. Invalid values become undefined. */

/** A search text, trimmed and cut to `max` characters. */
export function readText(value: unknown, max: number): string | undefined {
  return (
    String(value ?? '')
      .trim()
      .slice(0, max) || undefined
  )
}

/** The texts of a parameter that may be repeated, each once, at most `most`. */
export function readTexts(value: unknown, max: number, most: number): string[] | undefined {
  const texts = [value].flat().flatMap(each => readText(each, max) ?? [])
  return texts.length > 0 ? [...new Set(texts)].slice(0, most) : undefined
}

/** The number of a page after the first. */
export function readPageNumber(value: unknown): number | undefined {
  const page = Number(value)
  return Number.isInteger(page) && page > 1 && page <= 100_000 ? page : undefined
}

/** A number of pieces, in digits alone: '1.000' may be a thousand or one. */
export function readQuantity(value: unknown): number | undefined {
  const quantity = /^\d{1,7}$/.test(String(value)) ? Number(value) : 0
  return quantity > 0 && quantity <= 1_000_000 ? quantity : undefined
}

/** A valid day such as 2026-03-31. */
export function readDay(value: unknown): string | undefined {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? Date.parse(String(value)) : Number.NaN
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== value ? undefined : String(value)
}

/** The cursor after which a page starts. */
export function readCursor(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w-]{1,400}$/.test(value) ? value : undefined
}

/** The id of anything the shop stores. */
export function readId(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : undefined
}

/** An email address, as far as a list may be asked for by one. */
export function readEmail(value: unknown): string | undefined {
  return typeof value === 'string' && /^[^\s@]{1,64}@[^\s@]{1,189}$/.test(value) ? value : undefined
}

/** One of several choices, by its name. */
export function readChoice<Choice extends string>(
  choices: Readonly<Record<Choice, unknown>>,
  value: unknown,
): Choice | undefined {
  const isChoice = (name: unknown): name is Choice => typeof name === 'string' && Object.hasOwn(choices, name)
  return isChoice(value) ? value : undefined
}
