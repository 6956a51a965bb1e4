import { CatmullRomCurve3, Vector3 } from 'three'
import { expect, it } from 'vitest'
import type { Point } from './profile.ts'
import { smoothPath } from './smooth-path.ts'

it('runs as the curve that solids are swept along', () => {
  const points: readonly Point[] = [
    [0, 0],
    [10, 0],
    [12, 8],
    [12.5, 8],
    [-4, 30],
  ]
  const curve = new CatmullRomCurve3(
    points.map(([x, y]) => new Vector3(x, y)),
    false,
    'centripetal',
  )
  const expected = curve.getSpacedPoints(40).map(({ x, y }) => [expect.closeTo(x, 9), expect.closeTo(y, 9)])
  expect(smoothPath(points, 40)).toEqual(expected)
})
