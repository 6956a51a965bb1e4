import { expect, test } from 'vitest'
import { retryAt } from './retries.ts'

const now = new Date('2026-03-02T12:00:00Z')

test.each([
  [0, 1],
  [1, 1],
  [2, 2],
  [3, 4],
  [6, 32],
  [7, 60],
  [1_000_000, 60],
])('after %i failed attempts the next one follows in %i minutes', (failed, minutes) =>
  expect(retryAt(now, failed).getTime() - now.getTime()).toBe(minutes * 60_000),
)
