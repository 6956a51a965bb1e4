import { BoxGeometry, CylinderGeometry } from 'three'
import { describe, expect, it } from 'vitest'
import { densities } from './finishes.ts'
import { massOf } from './mass.ts'
import { sizes } from './sizes.ts'
import type { Body } from './solids/model.ts'
import { bodiesOf } from './tests/sample-models.ts'

const steel = densities.steel / 1000

function box(width: number, height = width, depth = width): Body {
  return { geometry: new BoxGeometry(width, height, depth), surface: 'steel' }
}

describe('the mass of', () => {
  it('a cube is its volume by its density, indexed or not', () => {
    const { geometry } = box(20)
    for (const one of [geometry, geometry.toNonIndexed()]) {
      expect(massOf([{ geometry: one, surface: 'steel' }])).toBeCloseTo(8000 * steel, 6)
      expect(massOf([{ geometry: one, surface: 'aluminium' }])).toBeCloseTo(8 * densities.aluminium, 6)
    }
  })

  it('a cylinder is that of its circle', () => {
    const geometry = new CylinderGeometry(10, 10, 50, 256)
    expect(massOf([{ geometry, surface: 'brass' }]) / (Math.PI * 5 * densities.brass)).toBeCloseTo(1, 2)
  })

  it('a tube whose ends are closed by other bodies is that of all of it', () => {
    const tube = new CylinderGeometry(10, 10, 50, 256, 1, true)
    const ends = [-25, 25].map(y => new CylinderGeometry(10, 10, 10, 256).translate(0, y, 0))
    const bodies = [tube, ...ends].map((geometry): Body => ({ geometry, surface: 'steel' }))
    expect(massOf(bodies) / (Math.PI * 100 * 60 * steel)).toBeCloseTo(1, 2)
  })

  it('two bodies that overlap counts what they share once, as the heavier one', () => {
    const shank = { geometry: new BoxGeometry(10, 100, 10), surface: 'steel' } as const
    const grip = { geometry: new BoxGeometry(30, 60, 30), surface: 'wood' } as const
    const expected = 10_000 * steel + (54_000 - 6000) * (densities.wood / 1000)
    expect(Math.abs(massOf([grip, shank]) / expected - 1)).toBeLessThan(0.01)
  })
})

describe('the mass of a listed part is that by its formula', () => {
  it.each([
    // A ring of 10.5 and 20 mm, 2 mm thick, ISO 7089.
    ['7089-M10', (Math.PI / 4) * (20 ** 2 - 10.5 ** 2) * 2, 0.01],
    // A ring of 20 and 32 mm, 14 mm wide, DIN 705; the screw's hole is not quite filled.
    ['705-A20', (Math.PI / 4) * (32 ** 2 - 20 ** 2) * 14, 0.03],
    // A rod as thick as the thread's pitch diameter, ISO 724.
    ['976-M12X100-BR', (Math.PI / 4) * 10.863 ** 2 * 100, 0.03],
    // A hexagon without a hole of the pitch diameter, ISO 724; its chamfers take away a little.
    ['4032-M10', (Math.sqrt(3) / 2) * 16 ** 2 * 8.4 - (Math.PI / 4) * 9.026 ** 2 * 8.4, 0.05],
  ])('%s', async (code, volume, within) => {
    expect(Math.abs(massOf(await bodiesOf(code)) / (volume * steel) - 1)).toBeLessThan(within)
  })

  it('a spanner weighs what its table says, to a tenth', async () => {
    const spanner = sizes.find(({ code }) => code === '3113-24')
    expect(Math.abs(massOf(await bodiesOf('3113-24')) / (spanner?.dimensions.m ?? 0) - 1)).toBeLessThan(0.1)
  })
})
