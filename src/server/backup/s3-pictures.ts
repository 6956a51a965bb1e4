import { createS3Images, createS3PrivateFiles, PRIVATE_FILES, type S3Options } from '#adapters/images/s3.ts'
import { parseImageName } from '#contract/catalog/image-name.ts'
import { isPrivateFileName, typeOfPrivateFile } from '#contract/private-file-name.ts'
import type { ImageFile } from '#domain/ports.ts'
import { createS3Place } from './s3-place.ts'

/** How many pictures are on their way at once. */
const AT_ONCE = 8

/** Where the shop keeps its pictures, and its private files, in a store of S3; names tell them apart. */
export interface S3Pictures {
  /** Below which they are shown: addresses in the database begin with it. */
  readonly publicUrl: string
  list(): Promise<string[]>
  /** Reads those, in their order. */
  read(names: readonly string[]): AsyncGenerator<ImageFile>
  /** Puts a picture where it was, unless it is still there: under its name there was never another one. */
  put(picture: ImageFile): Promise<void>
}

export function openS3Pictures(s3: S3Options): S3Pictures {
  const stored = createS3Place(s3, 'images/')
  const kept = createS3Place(s3, PRIVATE_FILES)
  const images = createS3Images(s3)
  const privateFiles = createS3PrivateFiles(s3)
  const publicUrl = s3.publicUrl.replace(/\/+$/, '')

  const placeOf = (name: string) => (isPrivateFileName(name) ? kept : stored)

  async function readOne(name: string): Promise<ImageFile> {
    const bytes = Buffer.concat(await Array.fromAsync(placeOf(name).read(name)))
    return { name, contentType: typeOf(name), bytes }
  }

  return {
    publicUrl,
    list: async () => [
      ...(await stored.list()).filter(name => parseImageName(name) !== undefined),
      ...(await kept.list()).filter(isPrivateFileName),
    ],
    async *read(names) {
      for (let at = 0; at < names.length; at += AT_ONCE)
        yield* await Promise.all(names.slice(at, at + AT_ONCE).map(readOne))
    },
    async put(picture) {
      const { name, bytes } = picture
      if (isPrivateFileName(name)) {
        if (!(await privateFiles.read(name))) await privateFiles.put(name, bytes)
      } else if (!(await images.has(`${publicUrl}/images/${picture.name}`)))
        await images.put({ shown: picture, others: [] })
    },
  }
}

/** The type of a file by its name. */
export const typeOf = (name: string) =>
  isPrivateFileName(name) ? typeOfPrivateFile(name) : `image/${parseImageName(name)?.format ?? ''}`
