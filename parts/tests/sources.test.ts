import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ranges } from '../ranges.ts'

/** The ranges without a source, and those whose source says that some of their figures are not confirmed. */
const unconfirmed = readFileSync(join(import.meta.dirname, 'unconfirmed.txt'), 'utf8')
  .trim()
  .split('\n')
/** Lowered with each one that is confirmed. One is the inch spanners, made before a table of theirs was read. */
const MOST_UNCONFIRMED = 78
const isConfirmed = (source: string | null) => source !== null && !source.includes('not confirmed')

it('every range names the source of its dimensions, but for those that are known to be unconfirmed', () => {
  expect(ranges.flatMap(({ code, source }) => (isConfirmed(source) ? [] : code))).toEqual(unconfirmed)
  expect(unconfirmed.length).toBeLessThanOrEqual(MOST_UNCONFIRMED)
})

it('a source is short enough for a drawing', () => {
  const long = ranges.flatMap(({ source }) => (source !== null && source.length > 60 ? source : []))
  expect(long).toEqual([])
})
