import { expect, test } from 'vitest'
import { commonPasswords } from './common-passwords.ts'
import { findPasswordWeakness, MIN_PASSWORD } from './passwords.ts'

const EMAIL = 'grace.hopper@example.com'

test.each([
  'password12',
  'Password!!',
  'p@ssw0rd2026',
  'PasswordPassword',
  'PasswordPasswordPassword',
  'basketballbasketball',
  'qwertyuiop',
  'QWERTZUIOP',
  'asdfghjkl123',
  '1qaz2wsx3edc',
  '0987654321',
  'abcdefghij',
  '1111111111',
  'abababababab',
  'michelle1987',
  'liverpool1!',
  'ILoveYou2024',
  'iloveyou4ever'.replace('4ever', 'forever'),
  'football99999',
  'grace.hopper',
  'grace.hopper1!',
  // As they appear in lists of leaked passwords.
  '1234567890',
  'password123',
  'iloveyou12',
  'q1w2e3r4t5y6',
  'basketball',
  'leavemealone',
  'polniypizdec0211',
  'fktrcfylhf',
  // With small additions.
  'Basketball1!',
  'motherlode!!',
  'novosibirsk2024',
  'sunshinemonkey',
  'PartsHub2026!',
  'parts-hub-1234',
])('%s is weak', password => {
  expect(findPasswordWeakness(password, EMAIL)).toMatch(/^This password .*Please choose another one\.$/)
})

test.each([
  'correct horse battery',
  'a long enough password',
  'the admin of the tests',
  'vermilion teapot orbit',
  'k3#Vq9!mZp',
  'Wq8xTn2LrB',
  'grace and hopper go fishing',
  'parts of the hub they never sell',
  'Straßenbahnhaltestelle',
  'пароль из семи слов тут',
])('%s is strong enough', password => {
  expect(findPasswordWeakness(password, EMAIL)).toBeUndefined()
})

test('each of the most common passwords that is long enough is weak, as listed and in capitals', () => {
  const long = [...commonPasswords().whole].filter(each => each.length >= MIN_PASSWORD)
  expect(long.length).toBeGreaterThan(1_500)
  for (const each of long)
    for (const password of [each, each.toUpperCase()])
      if (findPasswordWeakness(password, EMAIL) === undefined) expect.unreachable(password)
})

test('the list is complete', () => {
  expect(commonPasswords().whole.size).toBeGreaterThan(49_000)
})

test.each(['love', 'qwer', 'a1b2c3d4'])('%s, sixty thousand times over, is not analysed at all', part => {
  const start = performance.now()
  expect(findPasswordWeakness(`${part}xyz9`.repeat(60_000), EMAIL)).toBeUndefined()
  expect(performance.now() - start).toBeLessThan(50)
})

test('the longest password is judged without delay', () => {
  const start = performance.now()
  findPasswordWeakness('love'.repeat(64), EMAIL)
  findPasswordWeakness('a1b2c3d4'.repeat(32), EMAIL)
  expect(performance.now() - start).toBeLessThan(250)
})
