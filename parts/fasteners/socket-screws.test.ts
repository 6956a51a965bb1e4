import { describe, expect, it } from 'vitest'
import { lobeRadius } from '../geometry/lobes.ts'
import { iso4762, socketCapScrew } from '../standards/socket-screws.ts'
import { coarsePitch } from '../standards/threads.ts'

describe('a hexalobular socket', () => {
  // ISO 10664: width over the lobes and between the hollows.
  it.each([
    ['T10', 2.8, 2.05],
    ['T30', 5.6, 4.05],
    ['T55', 11.35, 8.05],
    ['T90', 20.2, 14.4],
  ])('%s has the widths of ISO 10664', (_, over, between) => {
    expect(2 * lobeRadius(over, 0)).toBeCloseTo(over, 6)
    expect(Math.abs(2 * lobeRadius(over, Math.PI / 6) - between)).toBeLessThan(0.02 * over)
  })

  it('has six lobes, and its wall no step', () => {
    for (let degrees = 0; degrees < 360; degrees++) {
      const angle = (degrees * Math.PI) / 180
      expect(lobeRadius(1, angle + Math.PI / 3)).toBeCloseTo(lobeRadius(1, angle), 9)
      expect(Math.abs(lobeRadius(1, angle + 1e-6) - lobeRadius(1, angle))).toBeLessThan(1e-5)
    }
  })
})

describe('threads', () => {
  // ISO 4762: the longest screws that are threaded up to the head.
  it.each([
    [3, 20],
    [4, 25],
    [5, 25],
    [6, 30],
    [8, 35],
    [10, 40],
    [12, 50],
    [16, 60],
    [20, 70],
    [24, 80],
  ])('of M%i reach the head up to a length of %i mm', (d, longest) => {
    expect(socketCapScrew(d, longest).b).toBe(longest)
    const next = longest + (d < 20 ? 5 : 10)
    expect(socketCapScrew(d, next)).toMatchObject({ b: iso4762.row(d).b, P: coarsePitch(d) })
  })
})
