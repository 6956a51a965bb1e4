import { createRoute } from '@hono/zod-openapi'
import {
  type HostedImage,
  hostedImage,
  MAX_IMAGE_BYTES,
  newImage,
  TOO_LARGE,
} from '#contract/catalog/images.ts'
import { type ImageRow, storeImage } from '#domain/catalog/images.ts'
import { may } from '#domain/rights.ts'
import { admit } from '../base/admit.ts'
import { identify } from '../base/guard.ts'
import { limitUpload } from '../base/limit-upload.ts'
import { createRouter, json, problems } from '../base/openapi.ts'

/** In imgbb's format, so that clients written for it work here. */
function presentImage({ url, width, height, colour }: ImageRow): HostedImage {
  return { data: { display_url: url, url, width, height, colour }, success: true, status: 200 }
}

const limitImage = limitUpload('image', MAX_IMAGE_BYTES, TOO_LARGE)

const uploadRoute = createRoute({
  method: 'post',
  path: '/image',
  tags: ['Images'],
  summary: 'Upload a product image: JPEG, PNG, WebP, AVIF or GIF, at most 10 MB and 40 megapixels',
  middleware: [identify, admit(may.uploadImage), limitImage] as const,
  request: { body: { required: true, content: { 'multipart/form-data': { schema: newImage } } } },
  responses: { 201: json(hostedImage, 'Where it is shown from'), ...problems(401, 403, 413, 422, 503, 507) },
})

export const media = createRouter().openapi(uploadRoute, async c => {
  const { image } = c.req.valid('form')
  return c.json(presentImage(await storeImage(c.get('ctx'), await image.bytes())), 201)
})
