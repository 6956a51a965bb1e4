import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import type { ClientResponse } from 'hono/client'
import type { SuccessStatusCode } from 'hono/utils/http-status'
import type { Problem } from '#contract/problem.ts'
import { fetchInTurn } from './in-turn.ts'
import { makeCalls } from './typed-calls.ts'

/** Calls the shop: over HTTP in the browser; in process, with the visitor's cookie, while a page is rendered. */
export const fetchShop = createIsomorphicFn()
  .server((path: string, init?: RequestInit): Promise<Response> => {
    const page = getGlobalStartContext()
    if (!page) throw new Error('a page is being rendered without its context')
    return page.fetchShop(new Request(new URL(path, page.origin), init))
  })
  .client(fetchInTurn)

/** The calls of the shop, typed by the routes themselves. */
export const calls = makeCalls(fetchShop)

/** A call that the shop refused, or that never reached it. `message` is a sentence for the person. */
export class CallError extends Error {
  override readonly name = 'CallError'
  /** The HTTP status; 0 without an answer. */
  readonly status: number
  readonly problem: Problem | undefined

  constructor(status: number, problem?: Problem) {
    super(
      problem?.detail ??
        problem?.title ??
        'The shop cannot be reached. Please check your connection and try again.',
    )
    this.status = status
    this.problem = problem
  }
}

/** The fields that the shop refused, by their names in the call, and why. */
export function problemsOf(error: unknown): NonNullable<Problem['errors']> {
  return (error instanceof CallError && error.problem?.errors) || []
}

type Body<Answer> = Answer extends ClientResponse<infer Value, SuccessStatusCode, 'json'> ? Value : never

type Answered = ClientResponse<unknown, number, string>

/** The body of a successful call. Rejects with a CallError for any other answer. */
export async function answerOf<Answer extends Answered>(pending: Promise<Answer>): Promise<Body<Answer>> {
  const answer = await succeed(pending)
  return (await answer.json()) as Body<Answer>
}

/** The file that a successful call answers. Rejects with a CallError for any other answer. */
export async function fileOf(pending: Promise<Answered>): Promise<Blob> {
  return (await succeed(pending)).blob()
}

/** One page of a list, as the shop answers it. */
export interface Page<Item> {
  readonly items: readonly Item[]
  /** The number of matches on all pages. */
  readonly total: number
  /** The cursor of the next page; undefined on the last one. */
  readonly next: string | undefined
}

/** Like `answerOf`, for a list in pages: also reads Link (rel=next) and X-Total-Count. */
export async function pageOf<Answer extends Answered>(
  pending: Promise<Answer>,
): Promise<Page<Body<Answer> extends (infer Item)[] ? Item : never>> {
  const answer = await succeed(pending)
  const link = /^<([^<>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1]
  return {
    items: (await answer.json()) as (Body<Answer> extends (infer Item)[] ? Item : never)[],
    total: Number(answer.headers.get('x-total-count')),
    next: link && (new URLSearchParams(link.split('?')[1]).get('cursor') ?? undefined),
  }
}

async function succeed<Answer extends Answered>(pending: Promise<Answer>): Promise<Answer> {
  const answer = await pending.catch(() => {
    throw new CallError(0)
  })
  if (!answer.ok) throw await toCallError(answer)
  return answer
}

/** The error for an unsuccessful answer, whoever sent it. */
export async function toCallError(answer: Pick<Response, 'status' | 'json'>): Promise<CallError> {
  const body: unknown = await answer.json().catch(() => undefined)
  return new CallError(answer.status, isProblem(body) ? body : unknownProblem(answer.status))
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'title' in body && typeof body.title === 'string'
}

/** For answers that are not the shop's own or are incomplete: a proxy's page, a cut connection. */
function unknownProblem(status: number): Problem {
  return { type: 'about:blank', title: 'The shop could not do this. Please try again.', status }
}
