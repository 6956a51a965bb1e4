import { expect, it } from 'vitest'
import { cylinderVolume, turnedVolume } from './volumes.ts'

it('a turned ring is a cylinder less its hole, whichever way round its profile runs', () => {
  const ring = [
    [2, 0],
    [5, 0],
    [5, 3],
    [2, 3],
  ] as const
  const expected = cylinderVolume(10, 3) - cylinderVolume(4, 3)
  expect(turnedVolume(ring)).toBeCloseTo(expected, 9)
  expect(turnedVolume(ring.toReversed())).toBeCloseTo(expected, 9)
})

it('a turned cone is a third of its cylinder, also where its profile ends at the axis', () => {
  const cone = [
    [0, 0],
    [4, 0],
    [0, 6],
  ] as const
  expect(turnedVolume(cone)).toBeCloseTo(cylinderVolume(8, 6) / 3, 9)
})
