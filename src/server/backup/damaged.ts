import { NotRestorable } from '#db/backup/write-rows.ts'

/** Why an archive cannot be read: what was thrown, if that says it already. */
export function damaged(cause?: unknown): NotRestorable {
  return cause instanceof NotRestorable
    ? cause
    : new NotRestorable('the archive is damaged or cut short: take another one', { cause })
}
