import { join } from 'node:path'
import { createDiskImages, createDiskPrivateFiles } from '#adapters/images/disk.ts'
import { createImgbbImages } from '#adapters/images/imgbb.ts'
import { createS3Images, createS3PrivateFiles } from '#adapters/images/s3.ts'
import type { ImageStore, PrivateFileStore } from '#domain/ports.ts'
import type { Config } from '../config/config.ts'

/** The path under which the shop serves images that it stores itself. */
export const IMAGES_PATH = '/images'

/** The folder of the images that the shop stores itself. */
export function imagesDir({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'images')
}

/** The image host as configured: an S3-compatible store, imgbb, or else the shop's own disk. */
export function composeImages(config: Config): ImageStore {
  const { s3, imgbb } = config.images
  if (s3) return createS3Images(s3)
  return imgbb
    ? createImgbbImages(imgbb)
    : createDiskImages({ dir: imagesDir(config), basePath: IMAGES_PATH })
}

/** The folder of the private files that the shop stores itself, as certificates were the first. */
export function privateFilesDir({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'certificates')
}

/** Where private files are kept: in S3 where images are, or else on the shop's own disk, where those from before S3 are read too. */
export function composePrivateFiles(config: Config): PrivateFileStore {
  const disk = createDiskPrivateFiles({ dir: privateFilesDir(config) })
  const { s3 } = config.images
  if (!s3) return disk
  const bucket = createS3PrivateFiles(s3)
  return {
    put: bucket.put,
    read: async name => (await bucket.read(name)) ?? disk.read(name),
    remove: async name => {
      await bucket.remove(name)
      await disk.remove(name)
    },
  }
}

/** Where files are kept, as the domain sees it. */
export const composeFiles = (config: Config) => ({
  images: composeImages(config),
  privateFiles: composePrivateFiles(config),
})
