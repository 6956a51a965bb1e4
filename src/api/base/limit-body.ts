import { bodyLimit } from 'hono/body-limit'
import { say } from '#contract/phrase.ts'
import { refuse } from './problem.ts'

const MAX_BODY_BYTES = 256 * 1024

/** Rejects bodies larger than any legitimate call has. */
export const limitBody = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: c => refuse(c, 413, { detail: say`The body must have at most ${MAX_BODY_BYTES / 1024} kB.` }),
})
