import { expect, test } from 'vitest'
import { chooseLanding, keepPlace, parseAuthSearch } from './landing.ts'

test('goes to the remembered page', () => {
  expect(chooseLanding({ from: '/purchase/7?quantity=3' })).toBe('/purchase/7?quantity=3')
})

test.each([undefined, '', 'https://evil.example', '//evil.example', '/\\evil.example', '/\t/evil.example'])(
  'goes to the home page from %j',
  from => {
    expect(chooseLanding({ from })).toBe('/home')
  },
)

test('accepts only text as a page', () => {
  expect(parseAuthSearch({ from: '/x' })).toEqual({ from: '/x' })
  expect(parseAuthSearch({ from: 7 })).toEqual({})
})

test('reads who is due for the second step, and never passes that on', () => {
  expect(parseAuthSearch({ step: 'second', from: '/x' })).toEqual({ step: 'second', from: '/x' })
  expect(parseAuthSearch({ step: 'third' })).toEqual({})
  expect(keepPlace({ step: 'second', from: '/x' })).toEqual({ from: '/x' })
})
