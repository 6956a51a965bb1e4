import { join } from 'node:path'
import { createDiskCertificates, createDiskImages } from '#adapters/images/disk.ts'
import { createImgbbImages } from '#adapters/images/imgbb.ts'
import { createS3Certificates, createS3Images } from '#adapters/images/s3.ts'
import type { CertificateStore, ImageStore } from '#domain/ports.ts'
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

/** The folder of the certificates that the shop stores itself. */
export function certificatesDir({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'certificates')
}

/** Where certificates are kept: in S3 where images are, or else on the shop's own disk, where those from before S3 are read too. */
export function composeCertificates(config: Config): CertificateStore {
  const disk = createDiskCertificates({ dir: certificatesDir(config) })
  const { s3 } = config.images
  if (!s3) return disk
  const bucket = createS3Certificates(s3)
  return { put: bucket.put, read: async name => (await bucket.read(name)) ?? disk.read(name) }
}

/** Where files are kept, as the domain sees it. */
export const composeFiles = (config: Config) => ({
  images: composeImages(config),
  certificates: composeCertificates(config),
})
