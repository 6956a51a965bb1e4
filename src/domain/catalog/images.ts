import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { formatImageName } from '#contract/catalog/image-name.ts'
import { images } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { invalid } from '../errors.ts'
import { type ImageFile, type RenderedImage, UnreadableImage } from '../ports.ts'
import { may, requireRight } from '../rights.ts'

export type ImageRow = typeof images.$inferSelect

/** Stores an uploaded image under the hash of its content; if the same file is uploaded again, the stored one is returned. */
export async function storeImage(ctx: Context, original: Uint8Array): Promise<ImageRow> {
  requireRight(ctx.actor, may.uploadImage(ctx.actor))
  const hash = createHash('sha256').update(original).digest('base64url')
  const [kept] = await ctx.db.select().from(images).where(eq(images.hash, hash))
  if (kept && (await ctx.images.has(kept.url))) return kept
  const image = await render(ctx, original)
  const url = await ctx.images.put(nameFiles(hash, image))
  const { width, height } = image
  const row = { hash, url, width, height, colour: `#${image.colour}`, createdAt: ctx.now() }
  await ctx.db.insert(images).values(row).onConflictDoUpdate({ target: images.hash, set: row })
  return row
}

async function render(ctx: Context, original: Uint8Array): Promise<RenderedImage> {
  try {
    return await ctx.renderImage(original)
  } catch (error) {
    if (error instanceof UnreadableImage) throw invalid('image', error.reason)
    throw error
  }
}

function nameFiles(hash: string, image: RenderedImage): { shown: ImageFile; others: ImageFile[] } {
  const files = image.renditions.map(({ width, format, bytes }) => ({
    name: formatImageName({ stem: hash, colour: image.colour, width, format }),
    contentType: `image/${format}`,
    bytes,
  }))
  const shownName = formatImageName({ stem: hash, colour: image.colour, width: image.width, format: 'webp' })
  const shown = files.find(({ name }) => name === shownName)
  if (!shown) throw new Error('the image was not rendered in its own width')
  return { shown, others: files.filter(file => file !== shown) }
}
