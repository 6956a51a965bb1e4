import { expect } from 'vitest'
import { type Problem, problem } from '#contract/problem.ts'
import type { Answer } from './caller.ts'

/** Expects a problem as in RFC 9457 that names exactly these fields, and returns it. */
export function expectProblem(answer: Answer, status: number, fields?: readonly string[]): Problem {
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status })
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const refusal = problem.strict().parse(answer.body)
  expect(refusal).toMatchObject({ type: 'about:blank', status, title: expect.stringMatching(/\S/) })
  if (fields) expect(new Set(refusal.errors?.map(each => each.field))).toEqual(new Set(fields))
  return refusal
}
