import { expect, test } from 'vitest'
import { settingFor, textPlace } from './straight.ts'

test('a number stands in the middle, unless a line runs through it there', () => {
  expect(textPlace(40, 6, [])).toBe(20)
  expect(textPlace(40, 6, [0, 40, 55])).toBe(20)
  expect(textPlace(40, 6, [18])).toBe(29)
})

test('where no place is free, it stays in the middle', () => {
  expect(textPlace(10, 8, [5])).toBe(5)
})

test('a dimension that is too short has its arrows outside, and its number beside them', () => {
  expect(settingFor(30, '40')).toMatchObject({
    areArrowsInside: true,
    isTextInside: true,
    before: 0,
    after: 0,
  })
  const narrow = settingFor(2, '40')
  expect(narrow).toMatchObject({ areArrowsInside: false, isTextInside: false })
  expect(narrow.after).toBeGreaterThan(narrow.before)
})

test('a number beside its dimension may lie before it, where others stand behind it', () => {
  const before = settingFor(2, '40', true)
  const after = settingFor(2, '40')
  expect(before).toMatchObject({ isTextBefore: true, before: after.after, after: after.before })
  expect(settingFor(30, '40', true).isTextBefore).toBe(false)
})
