import type { Context as HonoContext } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ZodError } from 'zod'
import type { Problem } from '#contract/problem.ts'
import { isDatabaseUnavailable } from '#db/errors.ts'
import { DomainError, type FieldError, type Refusal, Unavailable } from '#domain/errors.ts'
import { CardServiceUnavailable, ImageHostFull, ImageHostUnavailable } from '#domain/ports.ts'
import { describeDeniedRequest } from './describe-denied-request.ts'
import type { DeniedRequest, Env } from './environment.ts'

const titles: Record<number, string> = {
  400: 'Bad request',
  401: 'Please log in',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  408: 'The request took too long',
  409: 'Conflict',
  412: 'Changed in the meantime',
  413: 'Too large',
  415: 'Unsupported content type',
  422: 'Some fields need attention',
  428: 'If-Match is missing',
  429: 'Too many requests',
  500: 'Something went wrong on our side',
  503: 'Please try again in a moment',
  507: 'Insufficient storage',
}

/** Whether a card was already charged is unknown here: nobody should pay twice for fear that it was not. */
const CARDS_UNAVAILABLE =
  'The card service is not responding. Please try again in a moment. A payment you have already made is not lost: it will be booked as soon as the card service responds.'

type Details = Omit<Problem, 'type' | 'title' | 'status'>

/** A response in the format of RFC 9457. */
export function problemResponse(
  status: number,
  details: Details = {},
  headers: Record<string, string> = {},
): Response {
  const body: Problem = { type: 'about:blank', title: titles[status] ?? 'Error', status, ...details }
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers },
  })
}

/** The only place where refusals of the domain become HTTP responses. */
function fromRefusal(refusal: Refusal): Response {
  switch (refusal.kind) {
    case 'unauthenticated':
      return problemResponse(401, { detail: 'You need to be signed in for this.' })
    case 'forbidden':
      return problemResponse(403, { detail: refusal.message ?? 'You are not allowed to do this.' })
    case 'not-found':
      return problemResponse(404, { detail: `There is no such ${refusal.what}.` })
    case 'invalid':
      return invalidFields(refusal.fields)
    case 'conflict':
      return problemResponse(409, {
        detail: refusal.message,
        errors: refusal.fields,
        current: refusal.current,
      })
    case 'changed':
      return problemResponse(412, {
        detail: 'Somebody else has edited this in the meantime. Nothing was changed.',
        current: refusal.current,
      })
    case 'key-reused':
      return invalidFields([{ field: 'Idempotency-Key', message: 'was already used with a different body' }])
    case 'too-many':
      return problemResponse(
        429,
        {
          detail: [refusal.message, `Please wait ${describeWait(refusal.retryAfterSeconds)} and try again.`]
            .filter(Boolean)
            .join('. '),
        },
        { 'retry-after': String(refusal.retryAfterSeconds) },
      )
  }
}

function describeWait(seconds: number): string {
  return seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
}

/** Why a refusal is logged: somebody tried something without permission, or too often. Undefined if it is not logged. */
function deniedReason(refusal: Refusal): DeniedRequest['reason'] | undefined {
  if (refusal.kind === 'forbidden') return 'no right'
  if (refusal.kind === 'not-found' && refusal.isHidden) return 'not theirs to see'
  return refusal.kind === 'too-many' ? 'too many' : undefined
}

/** Names the invalid fields and what is wrong with each. */
export function invalidFields(fields: readonly FieldError[], status: 413 | 422 = 422): Response {
  const detail = fields.map(({ field, message }) => `${field}: ${message}`).join('; ')
  return problemResponse(status, { detail, errors: [...fields] })
}

/** A response to input that does not match the contract, naming every invalid field. Files too large are 413. */
export function fromZodError({ issues }: Pick<ZodError, 'issues'>): Response {
  const isTooLarge = issues.some(issue => issue.code === 'too_big' && issue.origin === 'file')
  return invalidFields(
    issues.map(issue => ({ field: issue.path.join('.') || 'body', message: issue.message })),
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
    return fromRefusal(error.refusal)
  }
  // The sender has disconnected or was too slow: nobody is waiting for this response.
  if (isCutOff(error)) return problemResponse(400, { detail: 'The body is incomplete.' })
  if (error instanceof HTTPException) return problemResponse(error.status, { detail: error.message })
  c.get('services').reportFault(error, c.req.raw)
  if (error instanceof CardServiceUnavailable)
    return problemResponse(
      503,
      { detail: CARDS_UNAVAILABLE },
      { 'retry-after': String(error.retryAfterSeconds ?? 5) },
    )
  if (error instanceof ImageHostFull)
    return problemResponse(507, {
      detail:
        'There is no space left for images. The image was not saved; please contact the operator of this shop.',
    })
  if (error instanceof ImageHostUnavailable)
    return problemResponse(
      503,
      { detail: 'The image host is not responding. The image was not saved.' },
      { 'retry-after': '5' },
    )
  if (error instanceof Unavailable || isDatabaseUnavailable(error))
    return problemResponse(503, {}, { 'retry-after': '2' })
  return problemResponse(500)
}
