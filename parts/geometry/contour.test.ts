import { expect, it } from 'vitest'
import { contour } from './contour.ts'

const net = { left: -12, right: 12, bottom: -12, top: 12, step: 0.3 }
const ring = (x: number, y: number) => Math.max(Math.hypot(x, y) - 10, 4 - Math.hypot(x, y))

it('follows a field where it is zero, holes too, to a hundredth of a mm or two', () => {
  const loops = contour(ring, net)
  const radii = loops.map(loop => loop.map(([x, y]) => Math.hypot(x, y)))
  expect(radii.map(all => Math.round(all[0] ?? 0)).toSorted((one, other) => one - other)).toEqual([4, 10])
  for (const all of radii)
    for (const radius of all) expect(Math.abs(radius - Math.round(radius))).toBeLessThan(0.02)
})

it('keeps no more points than the curve needs', () => {
  const [square] = contour((x, y) => Math.max(Math.abs(x), Math.abs(y)) - 6.05, net)
  expect(square?.length).toBeLessThan(16)
})
