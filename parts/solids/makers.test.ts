import type { BufferGeometry } from 'three'
import { describe, expect, it } from 'vitest'
import { acrossCorners, minorDiameter } from '../geometry/iso-forms.ts'
import { roundCorners } from '../geometry/profile.ts'
import { rectangle } from '../geometry/rectangle.ts'
import { circle, extrude, slot } from './extrude.ts'
import { hexPrism } from './hex.ts'
import { knurl } from './knurl.ts'
import { isClosed, volumeOf } from './measuring.ts'
import type { Body } from './model.ts'
import { revolve } from './revolve.ts'
import { sizeOf } from './size.ts'
import { helix, roundSection, sweep } from './sweep.ts'
import { thread, threadRadius } from './thread.ts'

const bodies = (geometry: BufferGeometry): Body[] => [{ geometry, surface: 'steel' }]

describe('a solid of revolution', () => {
  it('is as wide and high as its profile, and full', () => {
    const cylinder = revolve([
      [0, 0],
      [10, 0],
      [10, 30],
      [0, 30],
    ])
    const { width, height, depth } = sizeOf(bodies(cylinder))
    expect([width, height, depth]).toEqual([20, 30, 20].map(side => expect.closeTo(side, 3)))
    expect(volumeOf(cylinder) / (Math.PI * 100 * 30)).toBeCloseTo(1, 2)
    expect(isClosed(cylinder)).toBe(true)
  })

  it('keeps the hole of a ring', () => {
    const ring = revolve([
      [5, 0],
      [10, 0],
      [10, 4],
      [5, 4],
      [5, 0],
    ])
    expect(volumeOf(ring) / (Math.PI * 75 * 4)).toBeCloseTo(1, 2)
  })
})

describe('an extruded outline', () => {
  it('keeps its size with a bevel, on the outside and in its holes', () => {
    const plate = extrude(rectangle(60, 40), { depth: 5, bevel: 0.5, holes: [circle([0, 0], 20)] })
    const { width, height, depth } = sizeOf(bodies(plate))
    expect([width, height, depth]).toEqual([60, 40, 5].map(side => expect.closeTo(side, 4)))
    const whole = (2400 - Math.PI * 100) * 5
    expect(volumeOf(plate)).toBeLessThan(whole)
    expect(volumeOf(plate) / whole).toBeGreaterThan(0.96)
  })

  it('has slots as long over all as they are called', () => {
    const xs = slot([3, 0], 20, 6).map(([x]) => x)
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(20, 6)
  })
})

describe('a hexagonal prism', () => {
  it('measures its width across flats one way and across corners the other', () => {
    const { width, height, depth } = sizeOf(bodies(hexPrism({ acrossFlats: 16, from: 0, to: 8 })))
    expect(width).toBeCloseTo(acrossCorners(16), 3)
    expect(depth).toBeCloseTo(16, 3)
    expect(height).toBeCloseTo(8, 6)
  })

  it('loses its corners to the chamfer, not its height', () => {
    const plain = hexPrism({ acrossFlats: 16, from: 0, to: 8 })
    const chamfered = hexPrism({ acrossFlats: 16, from: 0, to: 8, isTopChamfered: true })
    expect(sizeOf(bodies(chamfered)).height).toBeCloseTo(8, 6)
    expect(volumeOf(chamfered)).toBeLessThan(volumeOf(plain))
    expect(volumeOf(chamfered) / volumeOf(plain)).toBeGreaterThan(0.97)
  })
})

describe('an ISO metric thread', () => {
  const options = { diameter: 10, pitch: 1.5, from: -30, to: 0 }

  it('has its crests at the nominal and its roots at the minor diameter', () => {
    const radii = Array.from({ length: 600 }, (_, step) => threadRadius(options, -20 + step / 100, 0))
    expect(Math.max(...radii) * 2).toBeCloseTo(10, 6)
    expect(Math.min(...radii) * 2).toBeCloseTo(minorDiameter(10, 1.5), 6)
    // ISO 724: d3 of the basic profile, M10 x 1.5.
    expect(minorDiameter(10, 1.5)).toBeCloseTo(8.376, 3)
  })

  it('climbs a pitch in a turn, to the right unless asked otherwise', () => {
    const at = (share: number, isLeftHanded = false) =>
      Array.from({ length: 150 }, (_, step) =>
        threadRadius({ ...options, isLeftHanded }, -20 + step / 100, share),
      )
    const quarterUp = Array.from({ length: 150 }, (_, step) =>
      threadRadius(options, -20 + step / 100 - 1.5 / 4, 0),
    )
    expect(at(0.25)).toEqual(quarterUp.map(radius => expect.closeTo(radius, 6)))
    expect(at(0.25, true)).toEqual(at(0.75).map(radius => expect.closeTo(radius, 6)))
  })

  it('is as long as it should be and no thicker than its bolt', () => {
    const surface = thread({ ...options, chamferFrom: 1, runOut: 3 })
    const { width, height } = sizeOf(bodies(surface))
    expect(height).toBeCloseTo(30, 4)
    expect(width).toBeCloseTo(10, 2)
    // A body with discs at both ends fills it.
    expect(isClosed(surface)).toBe(false)
  })
})

describe('a swept section', () => {
  it('makes a spring of its wire', () => {
    const wire = sweep(
      helix(
        () => 10,
        5,
        turn => turn * 6,
      ),
      roundSection(2),
    )
    const { width, height } = sizeOf(bodies(wire))
    expect(width).toBeCloseTo(22, 1)
    expect(height).toBeCloseTo(32, 0)
    const length = 5 * Math.hypot(2 * Math.PI * 10, 6)
    expect(volumeOf(wire) / (length * Math.PI)).toBeCloseTo(1, 1)
  })
})

describe('a knurl', () => {
  it.each([true, false])('has its crests at the diameter (straight: %s)', isStraight => {
    const { width, height } = sizeOf(bodies(knurl({ diameter: 20, from: 0, to: 12, pitch: 1, isStraight })))
    expect(width).toBeCloseTo(20, 1)
    expect(height).toBeCloseTo(12, 6)
  })
})

describe('rounded corners', () => {
  it('touch both legs at the radius from a right angle', () => {
    const [start, first, ...rest] = roundCorners(
      [
        [0, 0],
        [10, 0],
        [10, 10],
      ],
      2,
    )
    expect(start).toEqual([0, 0])
    expect(first).toEqual([expect.closeTo(8, 6), expect.closeTo(0, 6)])
    expect(rest.at(-2)).toEqual([expect.closeTo(10, 6), expect.closeTo(2, 6)])
  })
})
