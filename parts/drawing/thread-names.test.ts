import { expect, it } from 'vitest'
import { ranges } from '../ranges.ts'
import { type UnifiedSeries, unifiedDiameters, unifiedPitch, unifiedThread } from '../standards/threads.ts'
import { nameThread } from './thread-names.ts'

it.each([
  [6, 1, 'M', ' × 1'],
  [10, 1.25, 'M', ' × 1.25'],
  [4.826, 1.0583, '⌀', ' (#10-24)'],
  [6.35, 1.27, '⌀', ' (1/4-20)'],
  [7.9375, 25.4 / 18, '⌀', ' (5/16-18)'],
  [28.575, 3.628571, '⌀', ' (1 1/8-7)'],
])('a thread of %f mm with a pitch of %f mm is named as people say it', (d, pitch, prefix, suffix) => {
  expect(nameThread(d, pitch)).toMatchObject({ prefix, suffix, also: ['P'] })
})

it.each<UnifiedSeries>(['UNC', 'UNF'])('knows all threads of %s, rounded to four decimals', series => {
  for (const d of unifiedDiameters) {
    const { suffix } = nameThread(d, Number(unifiedPitch(d, series).toFixed(4)))
    expect(suffix).toBe(` (${unifiedThread(d, series)})`)
  }
})

const threads = ranges
  .flatMap(({ sizes }) => sizes)
  .flatMap(({ label, dimensions: { d, P } }) => (d && P ? [{ label, d, P: Number(P.toFixed(4)) }] : []))

it('takes no metric thread of a standard for one in inches', () => {
  const metric = threads.filter(({ label }) => /^M\d/.test(label))
  expect(metric.length).toBeGreaterThan(1000)
  expect(metric.filter(({ d, P }) => nameThread(d, P).prefix !== 'M')).toEqual([])
})

it('names every thread in inches as its size is called', () => {
  const inch = threads.flatMap(({ label, ...thread }) => {
    const called = /^#?(\d+(?:[ /]\d+)*-\d+)(?: x|$)/.exec(label)?.[1]
    return called ? [{ ...thread, called }] : []
  })
  expect(inch.length).toBeGreaterThan(1000)
  const wrong = inch.filter(({ d, P, called }) => {
    const name = nameThread(d, P).suffix?.replace('#', '')
    return name !== ` (${called})`
  })
  expect(wrong).toEqual([])
})
