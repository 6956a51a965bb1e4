import { expect, test } from 'vitest'
import { subjectOf } from './subject.ts'

test.each([
  ['a hexagon nut', 'hex-nut', { d: 8, s: 13, m: 6.8 }, 'hex-nut/galvanised'],
  ['a coupling nut', 'hex-nut', { d: 8, s: 13, m: 24 }, 'hex-nut/galvanised/long'],
  ['a thin nut', 'hex-nut', { d: 8, s: 13, m: 4 }, 'hex-nut/galvanised/thin'],
  ['a large washer', 'flat-washer', { d1: 8.4, d2: 24, h: 2 }, 'flat-washer/galvanised/large'],
  ['a thick washer', 'flat-washer', { d1: 8.4, d2: 21, h: 4 }, 'flat-washer/galvanised/thick'],
  ['an insert', 'positive-insert', { ε: 35, l: 11, d: 6.35 }, 'positive-insert/galvanised/35-degrees'],
  [
    'a screw with a part thread',
    'socket-cap-screw',
    { d: 8, l: 50, b: 28, P: 1.25 },
    'socket-cap-screw/galvanised/medium-part-thread',
  ],
  [
    'a screw that is threaded to its head',
    'socket-cap-screw',
    { d: 8, l: 30, b: 28, P: 1.25 },
    'socket-cap-screw/galvanised/medium',
  ],
  ['a spring pin', 'slotted-spring-pin', { d1: 6.5, l: 60 }, 'slotted-spring-pin/galvanised/long'],
  ['a short bolt', 'hex-bolt', { d: 8, l: 16 }, 'hex-bolt/galvanised/short'],
  ['a long bolt', 'hex-bolt', { d: 8, l: 80 }, 'hex-bolt/galvanised/long'],
] as const)('%s has the picture of its shape and proportion', (_, family, dimensions, subject) => {
  expect(subjectOf({ family, dimensions, finish: 'Hot-dip galvanised' })).toBe(subject)
})
