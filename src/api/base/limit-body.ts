import { bodyLimit } from 'hono/body-limit'
import { say } from '#contract/phrase.ts'
import { problemResponse } from './problem.ts'

const MAX_BODY_BYTES = 256 * 1024

/** Rejects bodies larger than any legitimate call has. In English, as it also stands before what is no call of the shop and knows no language. */
export const limitBody = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: () =>
    problemResponse(413, { detail: say`The body must have at most ${MAX_BODY_BYTES / 1024} kB.` }),
})
