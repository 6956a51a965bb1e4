import { bodyLimit } from 'hono/body-limit'
import { phraseOf } from '#contract/phrase.ts'
import { invalidFields } from './problem.ts'

/** The overhead that multipart may add to a file: boundaries, headers, a field or two besides. */
const MULTIPART_BYTES = 64 * 1024

/** Rejects (413) a form whose file, in this field, has more bytes than that. `message` follows the name of the field: 'must have …'. */
export const limitUpload = (field: string, maxBytes: number, message: string) =>
  bodyLimit({
    maxSize: maxBytes + MULTIPART_BYTES,
    onError: c => invalidFields(c, [{ field, message: phraseOf(message) }], 413),
  })
