import { expect, test } from 'vitest'
import { threadName } from './thread-name.ts'

test.each([
  [8, 'M8'],
  [1.6, 'M1.6'],
  [6.35, '1/4"'],
  [41.275, undefined],
  [4.1656, '#8'],
  [28.575, '1 1/8"'],
  [25, undefined],
])('a thread of %d mm is called %s', (diameter, name) => {
  expect(threadName(diameter)).toBe(name)
})
