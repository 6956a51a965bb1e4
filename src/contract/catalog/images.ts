import { z } from 'zod'
import { uploadedFile } from '../common.ts'

export const MAX_IMAGE_BYTES = 10 * 1024 * 1024
export const MAX_IMAGE_MEGAPIXELS = 40
export const TOO_LARGE = 'must have at most 10 MB'

/** The accepted types of uploads, determined by their bytes, never by their name. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const

/** The multipart form of an upload. */
export const newImage = z.object({
  image: uploadedFile(MAX_IMAGE_BYTES, TOO_LARGE),
})

/** The URL of the uploaded image, in the format of image hosts. */
export const hostedImage = z
  .object({
    data: z.object({
      display_url: z.string().meta({ description: 'A URL, or a path in this shop' }),
      url: z.string().meta({ description: 'The same' }),
      width: z.int(),
      height: z.int(),
      colour: z.string().meta({
        description: 'The mean colour of its edge, shown until the image has loaded',
        example: '#8a8f94',
      }),
    }),
    success: z.literal(true),
    status: z.literal(200),
  })
  .meta({ id: 'HostedImage' })
export type HostedImage = z.infer<typeof hostedImage>
