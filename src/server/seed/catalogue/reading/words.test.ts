import { describe, expect, it } from 'vitest'
import type { Grade } from '../grade.ts'
import { readWords, type Words, withArticle } from './words.ts'

const shank: Words = ({ dimensions: { l = 0, b = 0 } }) => `${l - b} mm of shank`
const names = {
  symbols: new Set(['d', 'l', 'b', 's']),
  formulas: new Map(),
  phrases: new Map([['shank', shank]]),
}
const size = { code: 'M8X40', label: 'M8 x 40', dimensions: { d: 8, l: 40, b: 22, s: 13 } }
const grade: Grade = {
  code: 'A2',
  label: 'A2-70',
  material: 'Stainless steel',
  density: 7.93,
  finish: 'Stainless',
  eurosPerKilogram: 6,
  effort: 1.5,
  text: 'Does not rust.',
}

it.each([
  ['Bolt {label}, {grade}. {text}', 'Bolt M8 x 40, A2-70. Does not rust.'],
  ['{l - b} mm', '18 mm'],
  ['{d / 3:0.00}, {d / 3:#.#}, {d / 16:#.##}, {d / 3:0}', '2.67, 2.7, 0.5, 3'],
  ['thread {b < l ? over {b} mm | up to the head}', 'thread over 22 mm'],
  ['{l < 20 ? short | {l < 50 ? medium | long}}', 'medium'],
  ['{shank}', '18 mm of shank'],
  ['takes {a {d} mm key}, {a {s} mm spanner}', 'takes an 8 mm key, a 13 mm spanner'],
  ['for bolts {bolts ? {bolts} | of this width}', 'for bolts M8'],
  ['{tapping drill ? for {tapping drill} | for nothing}', 'for nothing'],
])('%s is read as %s', (text, expected) => {
  expect(readWords(text, names)(size, grade)).toBe(expected)
})

describe('words that cannot be read', () => {
  it.each([
    ['{d', "'{d' lacks a }"],
    ['d}', "'d}' has a } too many"],
    ['{q} mm', 'there is no dimension q'],
    ['{b < l ? long}', "'long' lacks a |"],
  ])('say why: %s', (text, message) => {
    expect(() => readWords(text, names)).toThrow(message)
  })
})

it.each([
  ['6 mm hexagon key', 'a'],
  ['8 mm hexagon key', 'an'],
  ['11 mm spanner', 'an'],
  ['11/16 in spanner', 'an'],
  ['18 mm spanner', 'an'],
  ['80 mm spanner', 'an'],
  ['110 mm spanner', 'a'],
  ['1 1/8 in spanner', 'a'],
  ['8-32 thread', 'an'],
])('%s takes the article %s', (thing, article) => {
  expect(withArticle(thing)).toBe(`${article} ${thing}`)
})
