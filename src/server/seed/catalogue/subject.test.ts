import { expect, test } from 'vitest'
import { subjectOf } from './subject.ts'

test.each([
  ['a hexagon nut', 'hex-nut', { d: 8, s: 13, m: 6.8 }, 'hex-nut/galvanised'],
  ['a coupling nut', 'hex-nut', { d: 8, s: 13, m: 24 }, 'hex-nut/galvanised/long'],
  ['a short bolt', 'hex-bolt', { d: 8, l: 16 }, 'hex-bolt/galvanised/short'],
  ['a long bolt', 'hex-bolt', { d: 8, l: 80 }, 'hex-bolt/galvanised/long'],
] as const)('%s has the picture of its shape and proportion', (_, family, dimensions, subject) => {
  expect(subjectOf({ family, dimensions, finish: 'Hot-dip galvanised' })).toBe(subject)
})
