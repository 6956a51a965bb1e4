import type { S3Options } from '#adapters/images/s3.ts'
import { createDiskPlace } from './disk-place.ts'
import { createS3Place } from './s3-place.ts'

/** Where archives are kept. Its errors are for the operator. */
export interface BackupPlace {
  /** The names of everything that is kept there. */
  list(): Promise<string[]>
  /** Keeps all of the content under this name, or nothing; returns its size in bytes. */
  write(name: string, content: AsyncIterable<Uint8Array>): Promise<number>
  read(name: string): AsyncIterable<Uint8Array>
  remove(name: string): Promise<void>
  /** Removes what writes that were killed have left. */
  sweep(): Promise<void>
}

const S3_ADDRESS = /^s3:\/\/([^/]+)\/?(.*?)\/?$/

/** `target` is a folder, or `s3://bucket/prefix` in the store whose settings pictures use. Throws where that has none. */
export function openPlace(target: string, s3: S3Options | undefined): BackupPlace {
  const [, bucket, prefix = ''] = S3_ADDRESS.exec(target) ?? []
  if (bucket === undefined) return createDiskPlace(target)
  if (!s3) throw new Error(`S3_ENDPOINT and the other settings of S3 are missing: ${target} is in its store`)
  return createS3Place({ ...s3, bucket }, prefix === '' ? '' : `${prefix}/`)
}
