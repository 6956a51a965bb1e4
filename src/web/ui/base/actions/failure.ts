import { CallError } from '../../../client.ts'

/** An error as shown to people. */
export interface Failure {
  readonly text: string
  /** Whether logging in again would help. */
  readonly needsLogin: boolean
}

/** Describes what happened and what the person can do about it. */
export function describeFailure(error: unknown): Failure {
  if (!(error instanceof CallError))
    return { text: 'Something went wrong on this page. Please try again.', needsLogin: false }
  if (error.status === 401)
    return {
      text: 'You are signed out. Please log in again; this page keeps what you typed.',
      needsLogin: true,
    }
  const fields = error.status === 422 ? error.problem?.errors : undefined
  const text = fields?.length
    ? `Please check what you typed: ${fields.map(({ field, message }) => `${field} ${message}`).join('; ')}.`
    : error.message
  return { text, needsLogin: false }
}
