import { expect, test } from 'vitest'
import { chooseLanding, keepPlace, parseAuthSearch } from './landing.ts'

test('goes to the remembered place', () => {
  expect(chooseLanding({ from: '/purchase/7?quantity=3' })).toBe('/purchase/7?quantity=3')
})

test.each([undefined, '', 'https://evil.example', '//evil.example', '/\\evil.example', '/\t/evil.example'])(
  'goes home from %j',
  from => {
    expect(chooseLanding({ from })).toBe('/home')
  },
)

test('reads only a text as a place', () => {
  expect(parseAuthSearch({ from: '/x' })).toEqual({ from: '/x' })
  expect(parseAuthSearch({ from: 7 })).toEqual({})
})

test('reads who is to be asked for the second step, and takes that along nowhere', () => {
  expect(parseAuthSearch({ step: 'second', from: '/x' })).toEqual({ step: 'second', from: '/x' })
  expect(parseAuthSearch({ step: 'third' })).toEqual({})
  expect(keepPlace({ step: 'second', from: '/x' })).toEqual({ from: '/x' })
})
