import { randomBytes } from 'node:crypto'
import type { Lsn } from '#db/replication/lsn.ts'
import type { BackupPlace } from '../backup/place.ts'

/**
 * What an archive of the log holds, each by a name that says what it is. A line is a log without gaps: where one would be, as after a
 * restore, another line begins, with a base of its own.
 */
export type Kept =
  /** The log from `start` to `end`, all that was written until `at`. */
  | { readonly kind: 'wal'; line: string; timeline: number; start: Lsn; end: Lsn; at: Date }
  /** The cluster's files as they were after `at`, of use with the log from `start` on. */
  | { readonly kind: 'base'; line: string; timeline: number; start: Lsn; at: Date }
  /** The files beside the database that were new at `at`, before the log until `end` was archived, which may name them. The first of a line holds all. */
  | { readonly kind: 'files'; line: string; end: Lsn; at: Date }

export type KeptName = Kept & { readonly name: string }
export type KeptOf<Kind extends Kept['kind']> = Extract<KeptName, { kind: Kind }>

const WAL = /^wal-([\da-f]{8})-([\dA-F]{8})-([\dA-F]{16})-([\dA-F]{16})-(\d{8}T\d{9}Z)\.zst(\.age)?$/
const BASE = /^base-([\da-f]{8})-([\dA-F]{8})-([\dA-F]{16})-(\d{8}T\d{9}Z)\.tar\.zst(\.age)?$/
const FILES = /^files-([\da-f]{8})-([\dA-F]{16})-(\d{8}T\d{9}Z)\.tar\.zst(\.age)?$/

export const newLine = () => randomBytes(4).toString('hex')

export function nameOf(kept: Kept, isEncrypted: boolean): string {
  const at = kept.at.toISOString().replaceAll(/[-:.]/g, '')
  const age = isEncrypted ? '.age' : ''
  if (kept.kind === 'files') return `files-${kept.line}-${toHex(kept.end, 16)}-${at}.tar.zst${age}`
  const where = `${kept.line}-${toHex(kept.timeline, 8)}-${toHex(kept.start, 16)}`
  return kept.kind === 'base'
    ? `base-${where}-${at}.tar.zst${age}`
    : `wal-${where}-${toHex(kept.end, 16)}-${at}.zst${age}`
}

/** Reads such a name; undefined if it is none. */
export function readName(name: string): KeptName | undefined {
  const [, line = '', timeline = '', start = '', end = '', at = ''] = WAL.exec(name) ?? []
  if (at !== '')
    return {
      kind: 'wal',
      name,
      line,
      ...readWhere(timeline, start),
      end: readHex(end),
      at: readMoment(at),
    }
  const [, ofBase = '', baseTimeline = '', baseStart = '', baseAt = ''] = BASE.exec(name) ?? []
  if (baseAt !== '')
    return { kind: 'base', name, line: ofBase, ...readWhere(baseTimeline, baseStart), at: readMoment(baseAt) }
  const [, ofFiles = '', filesEnd = '', filesAt = ''] = FILES.exec(name) ?? []
  return filesAt === ''
    ? undefined
    : { kind: 'files', name, line: ofFiles, end: readHex(filesEnd), at: readMoment(filesAt) }
}

export function isKeptName(name: string): boolean {
  return readName(name) !== undefined
}

/** What an archive at this place holds, by name; whatever else lies there is left out. */
export async function readKept(place: Pick<BackupPlace, 'list'>): Promise<KeptName[]> {
  return (await place.list()).toSorted().flatMap(name => readName(name) ?? [])
}

/** Those of one kind, oldest first. */
export function listKind<Kind extends Kept['kind']>(kept: readonly KeptName[], kind: Kind): KeptOf<Kind>[] {
  return kept
    .filter((each): each is KeptOf<Kind> => each.kind === kind)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

/** The files that were archived with the log until `end`, in the order in which they came. */
export function listFiles(kept: readonly KeptName[], end: Lsn): KeptOf<'files'>[] {
  const found = listKind(kept, 'files').filter(each => each.end <= end)
  return found.toSorted((one, other) => Number(one.end - other.end))
}

/** Until when the log is archived, of all lines; undefined if nothing of it is. */
export function findEnd(kept: readonly KeptName[]): Date | undefined {
  return listKind(kept, 'wal').at(-1)?.at
}

const toHex = (value: number | bigint, digits: number) =>
  value.toString(16).toUpperCase().padStart(digits, '0')

const readHex = (digits: string) => BigInt(`0x${digits}`)

const readWhere = (timeline: string, start: string) => ({
  timeline: Number.parseInt(timeline, 16),
  start: readHex(start),
})

/** 20261125T191500123Z */
function readMoment(at: string): Date {
  return new Date(at.replace(/^(.{4})(..)(..T..)(..)(..)(...Z)$/, '$1-$2-$3:$4:$5.$6'))
}
