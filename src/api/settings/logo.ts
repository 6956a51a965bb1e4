import { createRoute, z } from '@hono/zod-openapi'
import { MAX_IMAGE_BYTES, newImage, TOO_LARGE } from '#contract/catalog/images.ts'
import { acknowledged } from '#contract/common.ts'
import { may } from '#domain/rights.ts'
import { changeLogo, findLogo } from '#domain/settings/logo.ts'
import { admit } from '../base/admit.ts'
import { anonymous, identify } from '../base/guard.ts'
import { limitUpload } from '../base/limit-upload.ts'
import { createRouter, json, problems } from '../base/openapi.ts'

const tags = ['Settings']
const LOGO_NAME = /^[\w-]{22}\.png$/

const limitLogo = limitUpload('image', MAX_IMAGE_BYTES, TOO_LARGE)

const uploadRoute = createRoute({
  method: 'post',
  path: '/settings/logo',
  tags,
  summary:
    'Upload a logo, as a product image, which holds at once: it is put on white, without its margins (owners)',
  middleware: [identify, admit(may.manageSettings), limitLogo] as const,
  request: { body: { required: true, content: { 'multipart/form-data': { schema: newImage } } } },
  responses: { 201: json(acknowledged, 'It is the logo'), ...problems(401, 403, 413, 422) },
})

const logoRoute = createRoute({
  method: 'get',
  path: '/settings/logo/{name}',
  tags,
  summary: "The shop's logo, by the name that pages have",
  middleware: [anonymous] as const,
  request: { params: z.object({ name: z.string().regex(LOGO_NAME, 'must be the name of a logo') }) },
  responses: {
    200: {
      description: 'The logo',
      content: { 'image/png': { schema: z.string().meta({ format: 'binary' }) } },
    },
    ...problems(404, 422),
  },
})

export const logo = createRouter()
  .openapi(uploadRoute, async c => {
    await changeLogo(c.get('ctx'), await c.req.valid('form').image.bytes())
    return c.json({ acknowledged: true as const }, 201)
  })
  .openapi(logoRoute, async c => {
    const { png } = await findLogo(c.get('ctx'), c.req.valid('param').name.replace(/\.png$/, ''))
    return c.body(Uint8Array.from(Buffer.from(png, 'base64')), 200, {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })
