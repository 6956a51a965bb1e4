import { describe, expect, it } from 'vitest'
import type { Grade } from '../grade.ts'
import { readWords, type Words } from './words.ts'

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
