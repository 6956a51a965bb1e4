import { expect, test } from 'vitest'
import type { Point } from '../geometry/profile.ts'
import { hatchLines } from './hatching.ts'

const rectangle = (low: number, high: number): Point[] => [
  [low, low],
  [high, low],
  [high, high],
  [low, high],
]

test('hatching fills the cut and leaves the hole white', () => {
  const lines = hatchLines([rectangle(-10, 10), rectangle(-4, 4)], 45, 0.1)
  const area = lines.reduce((sum, [from, to]) => sum + Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.1, 0)
  expect(Math.abs(area - (400 - 64))).toBeLessThan(1)
  const middles = lines.map(([from, to]) => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const)
  expect(middles.filter(([x, y]) => Math.abs(x) < 3.99 && Math.abs(y) < 3.99)).toEqual([])
})

test('the lines of a hatching are parallel and as far apart as asked', () => {
  const lines = hatchLines([rectangle(0, 20)], 30, 2)
  const offsets = lines.map(([[x, y]]) => y * Math.cos(Math.PI / 6) - x * Math.sin(Math.PI / 6))
  const gaps = offsets.slice(1).map((offset, index) => offset - (offsets[index] ?? 0))
  expect(gaps.length).toBeGreaterThan(10)
  for (const gap of gaps) expect(gap).toBeCloseTo(2)
})
