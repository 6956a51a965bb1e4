import { z } from 'zod'
import { entityId, isoTime, uploadedFile } from '../common.ts'
import { MAX_PHOTO_BYTES, PHOTO_TOO_LARGE } from './states.ts'

/** The multipart form of a photo of what comes back. */
export const newReturnPhoto = z.object({ photo: uploadedFile(MAX_PHOTO_BYTES, PHOTO_TOO_LARGE) })

/** A photo of a return, of those that whoever reads it may see. */
export const returnPhoto = z.object({
  _id: entityId,
  path: z.string().meta({ description: 'a path in this shop, for the same eyes alone' }),
  addedAt: isoTime,
})

/** Where a photo of a return is, for its customer and those who manage returns. */
export const pathOfPhoto = (returnId: string, id: string): string => `/return/${returnId}/photos/${id}`
