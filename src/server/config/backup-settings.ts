import { z } from 'zod'
import { whole } from './whole.ts'

/** Settings of what is kept of the shop elsewhere. */
export const backupSettings = {
  RESTORED: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  BACKUP_KEY: z
    .string()
    .min(32, 'must have at least 32 characters; generate one with: openssl rand -base64 32')
    .optional(),
  WAL_ARCHIVE: z.string().optional(),
  WAL_ARCHIVE_SECONDS: whole(1, 300, 'must be seconds, 1 to 300').default(60),
  WAL_ARCHIVE_DAYS: whole(1, 3_650, 'must be days, 1 to 3650').default(14),
}

export interface WalArchiveSettings {
  /** A folder, or `s3://bucket/prefix`. */
  readonly target: string
  readonly everySeconds: number
  readonly days: number
}

export function readWalArchive(env: {
  readonly WAL_ARCHIVE?: string | undefined
  readonly WAL_ARCHIVE_SECONDS: number
  readonly WAL_ARCHIVE_DAYS: number
}): WalArchiveSettings | undefined {
  const { WAL_ARCHIVE: target, WAL_ARCHIVE_SECONDS: everySeconds, WAL_ARCHIVE_DAYS: days } = env
  return target === undefined ? undefined : { target, everySeconds, days }
}
