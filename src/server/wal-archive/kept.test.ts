import { expect, test } from 'vitest'
import { chooseKept } from './choose.ts'
import { findExpired } from './expire.ts'
import { type Kept, type KeptName, nameOf, readName } from './kept.ts'

const SEGMENT = 0x1_000_000n
const day = (number: number) => new Date(Date.UTC(2026, 10, number, 3))

function keptAs(kept: Kept): KeptName {
  const name = nameOf(kept, true)
  return { ...kept, name }
}

/** A line with a base and a piece of the log for each of these days, a segment each. */
function line(name: string, from: number, to: number): KeptName[] {
  const days = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return [
    keptAs({ kind: 'files', line: name, end: SEGMENT * BigInt(from + 1), at: day(from) }),
    ...days.flatMap(each => {
      const start = SEGMENT * BigInt(each)
      const whole = { line: name, timeline: 1, start }
      return [
        keptAs({ kind: 'base', ...whole, start: start + 40n, at: day(each) }),
        keptAs({ kind: 'wal', ...whole, end: start + SEGMENT, at: new Date(day(each + 1).getTime() - 1) }),
      ]
    }),
  ]
}

test('names say all of what they name', () => {
  for (const kept of line('0a1b2c3d', 1, 3)) expect(readName(kept.name)).toEqual(kept)
  for (const other of ['notes.txt', 'parts-hub-20261125T021500123Z.tar.zst', 'wal-1-2-3.zst.part'])
    expect(readName(other)).toBeUndefined()
})

test('what is older than the base before the horizon goes, files stay with their line, and lines that ended before go', () => {
  const kept = [...line('aaaaaaaa', 1, 5), ...line('bbbbbbbb', 6, 10)]
  const left = (horizon: Date, current = 'bbbbbbbb') => {
    const gone = new Set(findExpired(kept, { current, horizon }).map(({ name }) => name))
    return kept
      .filter(({ name }) => !gone.has(name))
      .map(({ kind, line: of, at }) => `${of[0]} ${kind} ${at.getUTCDate()}`)
  }
  expect(left(day(1))).toHaveLength(kept.length)
  const noon = new Date(day(4).getTime() + 9 * 3_600_000)
  expect(left(noon).filter(each => each.startsWith('a'))).toEqual([
    'a files 1',
    'a base 4',
    'a wal 5',
    'a base 5',
    'a wal 6',
  ])
  expect(left(day(9)).filter(each => each.startsWith('a'))).toEqual([])
  expect(left(day(20)).filter(each => each.startsWith('b'))).toEqual(['b files 6', 'b base 10', 'b wal 11'])
  // Every moment since the horizon can still be restored.
  const rest = kept.filter(
    ({ name }) => !findExpired(kept, { current: 'bbbbbbbb', horizon: noon }).some(each => each.name === name),
  )
  expect(chooseKept(rest, noon).base.at).toEqual(day(4))
})

test('a moment is made of the base before it and the log until then, an older base if that was not whole', () => {
  const kept = line('aaaaaaaa', 1, 5)
  const noon = new Date(day(3).getTime() + 9 * 3_600_000)
  const chosen = chooseKept(kept, noon)
  expect(chosen.base.at).toEqual(day(3))
  expect(chosen.logs.map(({ at }) => at.getUTCDate())).toEqual([4])
  const older = chooseKept(kept, noon, chosen.base)
  expect(older.base.at).toEqual(day(2))
  expect(older.logs.map(({ at }) => at.getUTCDate())).toEqual([3, 4])
  expect(chooseKept(kept, 'latest').base.at).toEqual(day(5))
  const more = [...kept, keptAs({ kind: 'files', line: 'aaaaaaaa', end: SEGMENT * 5n, at: day(4) })]
  expect(chooseKept(more, noon).files.map(({ at }) => at)).toEqual([day(1)])
  expect(chooseKept(more, 'latest').files.map(({ at }) => at)).toEqual([day(1), day(4)])
  expect(() => chooseKept(kept, day(1), chooseKept(kept, day(1)).base)).toThrow(
    '--at: the archive begins at 2026-11-01',
  )
})
