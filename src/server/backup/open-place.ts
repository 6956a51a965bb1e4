import type { S3Options } from '#adapters/images/s3.ts'
import { createDiskPlace } from './disk-place.ts'
import type { BackupPlace } from './place.ts'
import { createS3Place } from './s3-place.ts'

const S3 = 's3://'

/**
 * `target` is a folder, which `locate` may turn into its path, or `s3://bucket/prefix` in the store whose settings pictures use. Throws where
 * that has none.
 */
export function openPlace(
  target: string,
  s3: S3Options | undefined,
  locate = (folder: string) => folder,
): BackupPlace {
  if (!target.startsWith(S3)) return createDiskPlace(locate(target))
  if (!s3) throw new Error(`S3_ENDPOINT and the other settings of S3 are missing: ${target} is in its store`)
  const [bucket = '', ...folders] = target.slice(S3.length).split('/').filter(Boolean)
  if (bucket === '') throw new Error(`${target} names no bucket`)
  return createS3Place({ ...s3, bucket }, folders.map(name => `${name}/`).join(''))
}
