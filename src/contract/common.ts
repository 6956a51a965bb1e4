import { z } from 'zod'
import { explainAmount, explainCount } from './amounts.ts'
import { type Euros, parseEuros } from './money.ts'

/** One or more lines of text as people type it: trimmed, never blank, without characters PostgreSQL cannot store. */
export function text(max: number, missing = 'must not be blank') {
  return z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(max, `must have at most ${max} characters`)
    .refine(isStorable, 'must not contain NUL or an unpaired surrogate')
}

/** Like `text`, but may be left empty or out, or be null. */
export function optionalText(max: number) {
  return keptText(max).transform(value => value ?? '')
}

/** Text that stays as it is if it is left out, and is emptied by ''. */
export function keptText(max: number) {
  return absentable(
    z
      .string('must be text')
      .trim()
      .max(max, `must have at most ${max} characters`)
      .refine(isStorable, 'must not contain NUL or an unpaired surrogate'),
  )
}

/** Text that may be cleared: '' and null become null. Unlike `optionalText` it may not be left out. */
export function clearableText(max: number) {
  return z
    .string('must be text')
    .trim()
    .max(max, `must have at most ${max} characters`)
    .refine(isStorable, 'must not contain NUL or an unpaired surrogate')
    .nullable()
    .transform(value => value || null)
}

/** A value that may be left out; older clients send null for it. */
export function absentable<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullish().transform(value => value ?? undefined)
}

/** PostgreSQL cannot store NUL, nor JSON with half of a surrogate pair. */
export function isStorable(value: string): boolean {
  return !value.includes('\0') && !/\p{Surrogate}/u.test(value)
}

/**
 * Whether a text is shown on one line, and as it is stored: without line breaks and other control characters, and without those that
 * reverse the text around them (https://www.unicode.org/reports/tr9/).
 */
export function isOneLine(value: string): boolean {
  return !/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u.test(value)
}

/** An email address, compared in lower case everywhere in the shop. */
export const email = z
  .string('must be an email address')
  .trim()
  .toLowerCase()
  .max(254, 'must have at most 254 characters')
  .pipe(z.email('must be an email address'))

/** The same in a query, where a plus that the client did not encode arrives as a space. */
export const queriedEmail = z
  .string('must be an email address')
  .transform(value => value.trim().replaceAll(' ', '+'))
  .pipe(email)

/** A telephone number, or nothing. */
export const phone = optionalText(40).refine(
  value => value === '' || /^[+()\d\s./-]{3,40}$/.test(value),
  'must be a phone number',
)

/** What is wrong with a number of pieces: it is not clear, or it is none. */
const explain = ({ input }: { readonly input?: unknown }) =>
  (typeof input === 'string' && explainCount(input)) || 'must be a whole number'

/** An integer, also as a string of digits. What a person wrote goes through `readCount` first. */
export function integer(min: number, max: number) {
  return (
    z
      // Forms show the message of the first option, the wire that of both.
      .union(
        [
          z.number({ error: explain }),
          z
            .string()
            .trim()
            .regex(/^-?\d{1,15}$/, 'must be a whole number')
            .transform(Number),
        ],
        { error: explain },
      )
      .pipe(
        z
          .int('must be a whole number')
          .min(min, `must be at least ${min}`)
          .max(max, `must be at most ${max}`),
      )
  )
}

/** The opaque id of any entity. Malformed ids are simply not found and never cause a fault. */
export const entityId = z.string().regex(/^[0-9a-zA-Z_-]{1,64}$/, 'must be an id')

export const isoTime = z.iso.datetime().meta({ description: 'UTC, ISO 8601' })

/** The response to a write, with the names of the public contract. */
export const inserted = z.object({ acknowledged: z.literal(true), insertedId: z.string() })
export const acknowledged = z.object({ acknowledged: z.literal(true) })

/** A file of a multipart form with at most so many bytes; `tooLarge` says how many. */
export function uploadedFile(maxBytes: number, tooLarge: string) {
  return z
    .file('must be a file')
    .min(1, 'must not be empty')
    .max(maxBytes, tooLarge)
    .meta({ type: 'string', format: 'binary' })
}

/** Euros on the wire, cents inside. Zero is allowed; use `positiveEuros` where it is not. What a person wrote goes through `readAmount` first. */
export const euros = z
  .union([z.number(), z.string()], explainAmount(''))
  .transform((value, ctx) => {
    const cents = parseEuros(value)
    if (cents === undefined) {
      ctx.addIssue({ code: 'custom', message: explainAmount(value) })
      return z.NEVER
    }
    return cents
  })
  .meta({ description: 'Euros with at most two decimals; strings of digits are accepted', example: 19.95 })

export const positiveEuros = euros.refine(cents => cents > 0, 'must be more than 0')

/** An amount of an answer, in euros. Cents do not pass for one: `toEuros` makes it. */
export const inEuros: z.ZodType<Euros, Euros> = z.number()
