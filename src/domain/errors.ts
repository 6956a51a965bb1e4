import type { Phrase } from '#contract/phrase.ts'

/** Why a verb rejected a call, independently of HTTP: `api/base/problem.ts` translates. */
export type Refusal =
  | { kind: 'unauthenticated'; message?: Phrase | undefined }
  | { kind: 'forbidden'; message?: Phrase | undefined }
  | { kind: 'not-found'; what: Phrase; isHidden: boolean }
  | { kind: 'invalid'; fields: FieldError[] }
  | { kind: 'conflict'; message: Phrase; fields?: FieldError[]; current?: Record<string, string | number> }
  | { kind: 'changed'; current: Record<string, string | number> }
  | { kind: 'key-reused' }
  | { kind: 'too-many'; retryAfterSeconds: number; message?: Phrase | undefined }

export interface FieldError {
  readonly field: string
  readonly message: Phrase
}

export class DomainError extends Error {
  override readonly name = 'DomainError'
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.kind)
    this.refusal = refusal
  }
}

/** `message` says what is wrong with what somebody sent to say who they are. */
export const unauthenticated = (message?: Phrase) => new DomainError({ kind: 'unauthenticated', message })
/** `message` says what to do about it, if anything can be done. */
export const forbidden = (message?: Phrase) => new DomainError({ kind: 'forbidden', message })
/** `isHidden`: it exists, but the actor may not see it; the response is the same as if it did not. */
export const notFound = (what: Phrase, { isHidden = false } = {}) =>
  new DomainError({ kind: 'not-found', what, isHidden })
export const invalid = (field: string, message: Phrase) =>
  new DomainError({ kind: 'invalid', fields: [{ field, message }] })
/** `message` says what there was too much of, if that is not obvious: a sentence without its full stop, which precedes 'Please wait …'. */
export const tooMany = (retryAfterSeconds: number, message?: Phrase) =>
  new DomainError({ kind: 'too-many', retryAfterSeconds, message })
/** A lost race or a figure that has changed; `current` holds the present figures, `field` the input they contradict. */
export const conflict = (
  message: Phrase,
  options: { field?: string; current?: Record<string, string | number> } = {},
) =>
  new DomainError({
    kind: 'conflict',
    message,
    ...(options.field && { fields: [{ field: options.field, message }] }),
    ...(options.current && { current: options.current }),
  })

/** It has been edited since the caller read it; `current` holds its present figures. */
export const changedMeanwhile = (current: Record<string, string | number>) =>
  new DomainError({ kind: 'changed', current })

/** Something needed could not be reached: nothing is wrong with the request, and it may be retried. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable'
}
