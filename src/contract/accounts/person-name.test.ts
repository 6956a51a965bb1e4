import { expect, test } from 'vitest'
import { describeNameProblem, findPersonName, personNameIfFit } from './person-name.ts'

test.each([
  'Ada Byron',
  'J. R. R. Tolkien',
  'Żółć',
  "O'Neill-Smith, PhD",
  'ada.byron',
  'St.John Smith',
  'ada.byron@mail.example.com',
  'Anna-Maria v.d. Berg/Kurz',
  'Müller & Sons Ltd.',
  'محمد علي',
  '李四',
  '<b>Bold</b>',
])('%j is a name', name => {
  expect(describeNameProblem(name)).toBeUndefined()
})

test.each([
  'You won! https://evil.example/claim',
  'WWW.evil.example',
  'Claim it: evil.example/claim',
  'evil.COM',
  'Pay (at pay.evil.net)',
  'Visit prize.shop, now',
  'Ada \u202Egnp.live',
  'Ada\r\nBcc: all@example.com',
  'Ada\u2028Click here',
  'Ada\u0007',
  'Ada \u202enimda',
  'x'.repeat(201),
  '   ',
  7,
  undefined,
])('%j is not a name', name => {
  expect(describeNameProblem(name)).toMatch(/name/i)
})

test('the first of several that is a name is taken, trimmed', () => {
  expect(findPersonName('https://evil.example', undefined, '  ', ' Ada ', 'Eve')).toBe('Ada')
  expect(findPersonName('www.evil.example', 7)).toBeUndefined()
})

test('an invalid name counts as missing if another one can replace it', () => {
  expect(personNameIfFit.parse(' Ada Byron ')).toBe('Ada Byron')
  for (const none of ['https://evil.example', 'two\nlines', '', null, undefined])
    expect(personNameIfFit.parse(none)).toBe('')
})
