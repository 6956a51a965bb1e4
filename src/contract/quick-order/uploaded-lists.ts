import { z } from 'zod'
import { uploadedFile } from '../common.ts'

/** A list of parts as a file: CSV or a workbook. */
export const MAX_LIST_BYTES = 2 * 1024 * 1024
export const LIST_TOO_LARGE = 'must have at most 2 MB'

/** The form of an upload. */
export const uploadedList = z.object({
  file: uploadedFile(MAX_LIST_BYTES, LIST_TOO_LARGE),
})
