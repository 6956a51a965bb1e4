import { createHash } from 'node:crypto'
import { eq, isNull } from 'drizzle-orm'
import { say } from '#contract/phrase.ts'
import { formatPrivateFileName } from '#contract/private-file-name.ts'
import { MAX_PHOTOS } from '#contract/returns/states.ts'
import type { Database } from '#db/client.ts'
import { returnPhotos, returns } from '#db/schema.ts'
import { type Context, newId } from '../context.ts'
import { conflict, DomainError, invalid, notFound } from '../errors.ts'
import { UnreadableImage } from '../ports.ts'
import { countAttemptOf } from '../rate-limits.ts'
import { may, requireActor } from '../rights.ts'
import { requireReturn } from './list.ts'

/** Per person: each is decoded, and most of it thrown away. */
const LIMIT = { max: 60, windowMs: 60 * 60 * 1000 }

/** Counts a photo before it is read. Rejects (too many) more than 60 an hour of one person. */
export async function countPhoto({ db, actor }: Context): Promise<void> {
  await countAttemptOf(db, 'return-photo', requireActor(actor).id, LIMIT)
}

/**
 * Adds a photo to a return, without what it says of place and camera, and returns its id; a file that it has already is not kept twice.
 * Rejected (invalid) if it cannot be read, and (conflict) once the return has arrived or is over, or has all the photos that it may have.
 */
export async function addPhoto(ctx: Context, returnId: string, original: Uint8Array): Promise<string> {
  await requireReturn(ctx, returnId, may.askForReturn)
  const hash = createHash('sha256').update(original).digest('base64url')
  const file = formatPrivateFileName(returnId, hash, 'webp')
  const kept = await findPlace(ctx.db, returnId, file)
  if (kept !== undefined) return kept
  const photo = await render(ctx, original)
  // First: a row names no file that is not there.
  await ctx.privateFiles.put(file, photo)
  try {
    return await keep(ctx, returnId, file)
  } catch (error) {
    // Once there is no room there never is: nobody else has kept this file meanwhile, or will.
    if (error instanceof DomainError && error.refusal.kind === 'conflict') await ctx.privateFiles.remove(file)
    throw error
  }
}

/** Notes that a return has this photo, if there is still room for it. */
function keep(ctx: Context, returnId: string, file: string): Promise<string> {
  return ctx.db.transaction(async tx => {
    await tx.select({ id: returns.id }).from(returns).where(eq(returns.id, returnId)).for('no key update')
    const meanwhile = await findPlace(tx, returnId, file)
    if (meanwhile !== undefined) return meanwhile
    const id = newId()
    await tx.insert(returnPhotos).values({ id, returnId, file, createdAt: ctx.now() })
    return id
  })
}

/** The id of this photo of a return, if it has it; undefined if there is room for it. Rejected (conflict) if there is none. */
async function findPlace(
  db: Pick<Database, 'select'>,
  returnId: string,
  file: string,
): Promise<string | undefined> {
  const [found] = await db.select({ state: returns.state }).from(returns).where(eq(returns.id, returnId))
  const photos = await readPhotos(db, returnId)
  const kept = photos.find(photo => photo.file === file)
  if (kept) return kept.id
  if (found?.state !== 'requested' && found?.state !== 'agreed')
    throw conflict(say`This return has arrived or is over: it gets no more photos`)
  if (photos.length >= MAX_PHOTOS) throw conflict(say`A return has at most ${{ count: MAX_PHOTOS }} photos`)
  return undefined
}

async function render(ctx: Context, original: Uint8Array): Promise<Uint8Array> {
  try {
    return await ctx.renderPhoto(original)
  } catch (error) {
    if (error instanceof UnreadableImage) throw invalid('photo', error.reason)
    throw error
  }
}

/** A photo of a return as WebP, for its customer and for those who manage returns. For anybody else there is none (not found). */
export async function readPhoto(ctx: Context, returnId: string, id: string): Promise<Uint8Array> {
  await requireReturn(ctx, returnId, may.seePhotosOfReturn)
  const photo = (await readPhotos(ctx.db, returnId)).find(each => each.id === id)
  const bytes = photo && (await ctx.privateFiles.read(photo.file))
  if (!bytes) throw notFound(say`photo`)
  return bytes
}

const readPhotos = (db: Pick<Database, 'select'>, returnId: string) =>
  db.select().from(returnPhotos).where(eq(returnPhotos.returnId, returnId))

/** How many files are taken away at a time. */
const AT_ONCE = 100

/**
 * Takes away the photos of forgotten customers: first a file, then the row that names it, so that none is left behind. Once `signal` aborts,
 * those that are left go the next time.
 */
export async function removeForgottenPhotos(
  { db, privateFiles }: Pick<Context, 'db' | 'privateFiles'>,
  signal?: AbortSignal,
): Promise<void> {
  for (let found = AT_ONCE; found === AT_ONCE; ) {
    const photos = await db.select().from(returnPhotos).where(isNull(returnPhotos.returnId)).limit(AT_ONCE)
    for (const { id, file } of photos) {
      if (signal?.aborted) return
      await privateFiles.remove(file)
      await db.delete(returnPhotos).where(eq(returnPhotos.id, id))
    }
    found = photos.length
  }
}
