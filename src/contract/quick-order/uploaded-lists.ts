import { z } from 'zod'

/** A list of parts as a file: CSV or a workbook. */
export const MAX_LIST_BYTES = 2 * 1024 * 1024
export const LIST_TOO_LARGE = 'must have at most 2 MB'

/** The form of an upload. */
export const uploadedList = z.object({
  file: z
    .file('must be a file')
    .min(1, 'must not be empty')
    .max(MAX_LIST_BYTES, LIST_TOO_LARGE)
    .meta({ type: 'string', format: 'binary' }),
})
