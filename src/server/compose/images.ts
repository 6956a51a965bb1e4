import { join } from 'node:path'
import { createDiskImages } from '#adapters/images/disk.ts'
import { createImgbbImages } from '#adapters/images/imgbb.ts'
import { createS3Images } from '#adapters/images/s3.ts'
import type { ImageStore } from '#domain/ports.ts'
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
