import { expect, test } from 'vitest'
import { fitsMeasure, readMeasures } from './measures.ts'

function read(label: string): (string | number | null)[][] {
  return readMeasures(label).map(({ kind, text, mm, pitchMm }) => [kind, text, mm, pitchMm])
}

test.each([
  [
    'M10 x 40',
    [
      ['metric-thread', 'M10', 10, null],
      ['length', '40', 40, null],
    ],
  ],
  [
    'M10 x 1 x 1000',
    [
      ['metric-thread', 'M10 × 1', 10, 1],
      ['length', '1000', 1000, null],
    ],
  ],
  [
    'M4 x 4',
    [
      ['metric-thread', 'M4', 4, null],
      ['length', '4', 4, null],
    ],
  ],
  [
    '3/8-24 x 1 1/2"',
    [
      ['inch-thread', '3/8-24', 9.525, 1.0583],
      ['length', '1 1/2"', 38.1, null],
    ],
  ],
  [
    '8-32 x 1/2"',
    [
      ['inch-thread', '#8-32', 4.1656, 0.7938],
      ['length', '1/2"', 12.7, null],
    ],
  ],
  [
    '1 x 2-1/4"',
    [
      ['length', '1"', 25.4, null],
      ['length', '2 1/4"', 57.15, null],
    ],
  ],
  ['G1 1/4', [['pipe-thread', 'G1 1/4', 41.91, null]]],
  ['10 H7', [['length', '10', 10, null]]],
  [
    '5-25 N·m',
    [
      ['other', '5 N·m', 5, null],
      ['other', '25 N·m', 25, null],
    ],
  ],
  ['Letter F', [['other', 'Letter F', 6, null]]],
  ['No. 10', [['other', 'No. 10', 10, null]]],
  ['#10', [['inch-thread', '#10', 4.826, null]]],
])('%s has its measures', (label, measures) => {
  expect(read(label)).toEqual(measures)
})

test.each([
  ['B 40 x 20.4 x 1.5', [40, 20.4, 1.5]],
  ['10/22, stroke 60, 500 N', [10, 22, 60, 500]],
  ['0.8 x 4/8 x 11.2', [0.8, 4, 8, 11.2]],
  ['25-40 mm, 12 mm band', [25, 40, 12]],
  ['08B-1, 24 links', [24]],
  ['T5 24 teeth, belt 16', [24, 16]],
  ['DCMT 11T304', []],
  ['6205', []],
  ['UCP205', []],
])('%s has %j', (label, numbers) => {
  expect(readMeasures(label).map(({ mm }) => mm)).toEqual(numbers)
})

test.each([
  ['8', 'M8', true],
  ['M8', '8', false],
  ['M10 x 1', 'M10', false],
  ['M10 x 1.5', 'M10', true],
  ['M10', 'M10 x 1', true],
  ['6.35 mm', '1/4"', true],
  ['1/4"', '1/4-20', true],
  ['1/4-20', '1/4-28', false],
  ['500 N', '500', false],
  ['10', '10.5', false],
])('whether %s fits %s: %s', (asked, made, fits) => {
  const [[one], [other]] = [readMeasures(asked), readMeasures(made)]
  expect(one && other && fitsMeasure(one, other)).toBe(fits)
})
