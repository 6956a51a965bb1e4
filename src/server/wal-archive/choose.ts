import { NotRestorable } from '#db/backup/write-rows.ts'
import { segmentStart } from '#db/replication/lsn.ts'
import { type KeptName, type KeptOf, listFiles, listKind } from './kept.ts'

/** What of an archive makes the shop of one moment. */
export interface Chosen {
  readonly base: KeptOf<'base'>
  /** Without gaps, from before the base until the moment. */
  readonly logs: readonly KeptOf<'wal'>[]
  readonly files: readonly KeptOf<'files'>[]
  /** All that was written until then is in it. */
  readonly until: Date
}

/**
 * Chooses by a moment, or the last there is. `before`: a base that proved too young. Throws NotRestorable, with one sentence, if the
 * archive does not have that moment.
 */
export function chooseKept(
  kept: readonly KeptName[],
  moment: Date | 'latest',
  before?: KeptOf<'base'>,
): Chosen {
  const last = listKind(kept, 'wal').at(-1)
  const base = listKind(kept, 'base').findLast(({ at, line }) => {
    if (before && at >= before.at) return false
    return moment === 'latest' ? line === last?.line : at <= moment
  })
  if (!base) throw new NotRestorable(describeMissing(kept, moment))
  const ofLine = kept.filter(({ line }) => line === base.line)
  const logs: KeptOf<'wal'>[] = []
  for (const each of listKind(ofLine, 'wal').toSorted((a, b) => (a.start < b.start ? -1 : 1))) {
    const until = logs.at(-1)
    if (each.end <= segmentStart(base.start)) continue
    if (moment !== 'latest' && until && until.at >= moment) break
    if (each.start > (until?.end ?? segmentStart(base.start)) || (until && each.start < until.end))
      throw new NotRestorable(
        `the archive is not whole: the log between ${(until ?? base).at.toISOString()} and ${each.at.toISOString()} is missing or there twice`,
      )
    logs.push(each)
  }
  const end = logs.at(-1)
  if (!end) throw new NotRestorable(`the archive has no log since its base of ${base.at.toISOString()}`)
  if (moment !== 'latest' && end.at < moment)
    throw new NotRestorable(
      `--at: the archive has the log until ${end.at.toISOString()} only; name an earlier moment, or latest`,
    )
  return { base, logs, files: listFiles(ofLine, end.end), until: end.at }
}

function describeMissing(kept: readonly KeptName[], moment: Date | 'latest'): string {
  const [first] = listKind(kept, 'base')
  if (!first) return 'there is no archive of the log with a base: name the folder or s3://… of WAL_ARCHIVE'
  return moment === 'latest'
    ? 'the archive has no base for the last of its log: name a moment by --at'
    : `--at: the archive begins at ${first.at.toISOString()}; name a later moment`
}
