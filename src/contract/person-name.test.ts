import { expect, test } from 'vitest'
import { describeNameProblem } from './person-name.ts'

test.each([
  'Ada Byron',
  'J. R. R. Tolkien',
  'Żółć',
  "O'Neill-Smith, PhD",
  'ada.byron',
  '李四',
  '<b>Bold</b>',
])('%j is a name', name => {
  expect(describeNameProblem(name)).toBeUndefined()
})

test.each([
  'You won! https://evil.example/claim',
  'WWW.evil.example',
  'Ada\r\nBcc: all@example.com',
  'Ada\u2028Click here',
  'Ada\u0007',
  'Ada \u202enimda',
  'x'.repeat(201),
  '   ',
  7,
  undefined,
])('%j is none', name => {
  expect(describeNameProblem(name)).toMatch(/name/i)
})
