import { createRoute, z } from '@hono/zod-openapi'
import { entityId, inserted } from '#contract/common.ts'
import { newReturnPhoto } from '#contract/returns/photos.ts'
import { MAX_PHOTO_BYTES, PHOTO_TOO_LARGE } from '#contract/returns/states.ts'
import { addPhoto, countPhoto, readPhoto } from '#domain/returns/photos.ts'
import { may } from '#domain/rights.ts'
import { admitForReturn } from '../base/admit.ts'
import { countFirst, identify } from '../base/guard.ts'
import { limitUpload } from '../base/limit-upload.ts'
import { createRouter, json, problems } from '../base/openapi.ts'

const tags = ['Returns']
const params = z.object({ id: entityId })
const limitPhoto = limitUpload('photo', MAX_PHOTO_BYTES, PHOTO_TOO_LARGE)
const webp = { 'image/webp': { schema: z.string().meta({ format: 'binary' }) } }

const addRoute = createRoute({
  method: 'post',
  path: '/return/{id}/photos',
  tags,
  summary:
    'Add a photo to a return of one of your own orders, at most four, until it has arrived: JPEG, PNG, WebP, AVIF or GIF, at most 10 MB and 40 megapixels; where and by what it was taken is not kept',
  middleware: [identify, admitForReturn(may.askForReturn), countFirst(countPhoto), limitPhoto] as const,
  request: {
    params,
    body: { required: true, content: { 'multipart/form-data': { schema: newReturnPhoto } } },
  },
  responses: {
    201: json(inserted, 'The id of the photo'),
    ...problems(401, 404, 409, 413, 422, 429, 503, 507),
  },
})

const readRoute = createRoute({
  method: 'get',
  path: '/return/{id}/photos/{photo}',
  tags,
  summary: 'Get a photo of a return of one of your own orders, or of any (admins)',
  middleware: [identify, admitForReturn(may.seePhotosOfReturn)] as const,
  request: { params: params.extend({ photo: entityId }) },
  responses: { 200: { description: 'The photo', content: webp }, ...problems(401, 404, 503) },
})

const PHOTO_HEADERS = {
  'content-type': 'image/webp',
  'cache-control': 'private, no-store',
  // A picture that is opened on its own stands in a page that browsers make and style.
  'content-security-policy':
    "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
} as const

export const returnPhotos = createRouter()
  .openapi(addRoute, async c => {
    const { photo } = c.req.valid('form')
    const insertedId = await addPhoto(c.get('ctx'), c.req.valid('param').id, await photo.bytes())
    return c.json({ acknowledged: true as const, insertedId }, 201)
  })
  .openapi(readRoute, async c => {
    const { id, photo } = c.req.valid('param')
    const bytes = await readPhoto(c.get('ctx'), id, photo)
    return c.body(Uint8Array.from(bytes), 200, PHOTO_HEADERS)
  })
