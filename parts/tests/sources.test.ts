import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ranges } from '../ranges.ts'

/** The ranges whose dimensions nobody has compared with a public table, or not all of them. */
const unconfirmed = readFileSync(join(import.meta.dirname, 'unconfirmed.txt'), 'utf8')
  .trim()
  .split('\n')
/** Lowered with each one that is confirmed, never raised. */
const MOST_UNCONFIRMED = 87

it('every range names the source of its dimensions, but for those that are known to be unconfirmed', () => {
  expect(ranges.flatMap(({ code, source }) => (source === null ? code : []))).toEqual(unconfirmed)
  expect(unconfirmed.length).toBeLessThanOrEqual(MOST_UNCONFIRMED)
})

it('a source is short enough for a drawing', () => {
  const long = ranges.flatMap(({ source }) => (source !== null && source.length > 60 ? source : []))
  expect(long).toEqual([])
})
