import type { Context as HonoContext } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ZodError } from 'zod'
import type { Language } from '#contract/language.ts'
import { type Phrase, phraseOf, say, word } from '#contract/phrase.ts'
import type { Problem } from '#contract/problem.ts'
import { isAccountGone, isDatabaseUnavailable } from '#db/errors.ts'
import { DomainError, type FieldError, type Refusal, Unavailable, unauthenticated } from '#domain/errors.ts'
import { CardServiceUnavailable, ImageHostFull, ImageHostUnavailable } from '#domain/ports.ts'
import { describeDeniedRequest } from './describe-denied-request.ts'
import type { DeniedRequest, Env } from './environment.ts'
import { languageOf, varyByLanguage } from './language.ts'

const titles: Record<number, Phrase> = {
  400: say`Bad request`,
  401: say`Please log in`,
  403: say`Not allowed`,
  404: say`Not found`,
  405: say`Method not allowed`,
  408: say`The request took too long`,
  409: say`Conflict`,
  412: say`Changed in the meantime`,
  413: say`Too large`,
  415: say`Unsupported content type`,
  422: say`Some fields need attention`,
  428: say`If-Match is missing`,
  429: say`Too many requests`,
  500: say`Something went wrong on our side`,
  503: say`Please try again in a moment`,
  507: say`Insufficient storage`,
}

/** Whether a card was already charged is unknown here: nobody should pay twice for fear that it was not. */
const CARDS_UNAVAILABLE = say`The card service is not responding. Please try again in a moment. A payment you have already made is not lost: it will be booked as soon as the card service responds.`

interface Details extends Pick<Problem, 'current'> {
  readonly detail?: Phrase
  readonly errors?: readonly FieldError[] | undefined
}

/** A response in the format of RFC 9457, worded in the language of the call. */
export function refuse(
  c: HonoContext<Env>,
  status: number,
  details: Details = {},
  headers: Record<string, string> = {},
): Response {
  return problemResponse(status, details, { ...varyByLanguage(c), ...headers }, languageOf(c))
}

/** The same where no call is answered, in English unless a language is given. */
export function problemResponse(
  status: number,
  { detail, errors, current }: Details = {},
  headers: Record<string, string> = {},
  language?: Language,
): Response {
  const body: Problem = {
    type: 'about:blank',
    title: word(titles[status] ?? say`Error`, language),
    status,
    detail: detail && word(detail, language),
    errors: errors?.map(({ field, message }) => ({ field, message: word(message, language) })),
    current,
  }
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers },
  })
}

/** RFC 6750, 3.1. */
const INVALID_TOKEN = { 'www-authenticate': 'Bearer error="invalid_token"' }

/** The only place where refusals of the domain become HTTP responses. */
function fromRefusal(c: HonoContext<Env>, refusal: Refusal): Response {
  switch (refusal.kind) {
    case 'unauthenticated':
      return refusal.message
        ? refuse(c, 401, { detail: refusal.message }, INVALID_TOKEN)
        : refuse(c, 401, { detail: say`You need to be signed in for this.` })
    case 'forbidden':
      return refuse(c, 403, { detail: refusal.message ?? say`You are not allowed to do this.` })
    case 'not-found':
      return refuse(c, 404, { detail: say`There is no such ${refusal.what}.` })
    case 'invalid':
      return invalidFields(c, refusal.fields)
    case 'conflict':
      return refuse(c, 409, {
        detail: refusal.message,
        errors: refusal.fields,
        current: refusal.current,
      })
    case 'changed':
      return refuse(c, 412, {
        detail: say`Somebody else has edited this in the meantime. Nothing was changed.`,
        current: refusal.current,
      })
    case 'key-reused':
      return invalidFields(c, [
        { field: 'Idempotency-Key', message: say`was already used with a different body` },
      ])
    case 'too-many': {
      const { message, retryAfterSeconds } = refusal
      const wait = describeWait(retryAfterSeconds)
      const detail = message ? say`${message}. ${wait}` : wait
      return refuse(c, 429, { detail }, { 'retry-after': String(retryAfterSeconds) })
    }
  }
}

function describeWait(seconds: number): Phrase {
  return seconds < 120
    ? say`Please wait ${seconds} seconds and try again.`
    : say`Please wait ${Math.ceil(seconds / 60)} minutes and try again.`
}

/** Why a refusal is logged: somebody tried something without permission, or too often. Undefined if it is not logged. */
function deniedReason(refusal: Refusal): DeniedRequest['reason'] | undefined {
  if (refusal.kind === 'forbidden') return 'no right'
  if (refusal.kind === 'not-found' && refusal.isHidden) return 'not theirs to see'
  return refusal.kind === 'too-many' ? 'too many' : undefined
}

/** Names the invalid fields and what is wrong with each. */
export function invalidFields(
  c: HonoContext<Env>,
  errors: readonly FieldError[],
  status: 413 | 422 = 422,
): Response {
  const each = errors.map(({ field, message }) => say`${field}: ${message}`)
  return refuse(c, status, { detail: say`${{ each, between: '; ' }}`, errors })
}

/** A response to input that does not match the contract, naming every invalid field. Files too large are 413. */
export function fromZodError(c: HonoContext<Env>, { issues }: Pick<ZodError, 'issues'>): Response {
  const isTooLarge = issues.some(issue => issue.code === 'too_big' && issue.origin === 'file')
  return invalidFields(
    c,
    issues.map(({ path, message }) => ({ field: path.join('.') || 'body', message: phraseOf(message) })),
    isTooLarge ? 413 : 422,
  )
}

/** Whether the connection ended while a body was being read. */
export function isCutOff(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && error.code === 'ECONNRESET' && error.message === 'aborted'
  )
}

/** Turns whatever a call threw into a response. Unexpected errors are reported, and reveal nothing internal to the visitor. */
export function fromError(error: Error, c: HonoContext<Env>): Response {
  if (error instanceof DomainError) {
    const reason = deniedReason(error.refusal)
    if (reason) c.get('services').reportDenied(describeDeniedRequest(c, reason))
    return fromRefusal(c, error.refusal)
  }
  // It was there when the call began.
  if (isAccountGone(error)) return fromRefusal(c, unauthenticated().refusal)
  // The sender has disconnected or was too slow: nobody is waiting for this response.
  if (isCutOff(error)) return refuse(c, 400, { detail: say`The body is incomplete.` })
  if (error instanceof HTTPException) return refuse(c, error.status, { detail: phraseOf(error.message) })
  c.get('services').reportFault(error, c.req.raw)
  if (error instanceof CardServiceUnavailable)
    return refuse(
      c,
      503,
      { detail: CARDS_UNAVAILABLE },
      { 'retry-after': String(error.retryAfterSeconds ?? 5) },
    )
  if (error instanceof ImageHostFull)
    return refuse(c, 507, {
      detail: say`There is no space left for images and certificates. The file was not saved; please contact the operator of this shop.`,
    })
  if (error instanceof ImageHostUnavailable)
    return refuse(
      c,
      503,
      { detail: say`The place where files are kept is not responding. Please try again later.` },
      { 'retry-after': '5' },
    )
  if (error instanceof Unavailable || isDatabaseUnavailable(error))
    return refuse(c, 503, {}, { 'retry-after': '2' })
  return refuse(c, 500)
}
