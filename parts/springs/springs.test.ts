import { describe, expect, it } from 'vitest'
import { diameterAbout, pointsOf } from '../solids/measuring.ts'
import { sizeOf } from '../solids/size.ts'
import { bodiesOf, ofFamily } from '../tests/sample-models.ts'
import { drawPart } from '../tests/sample-sheets.ts'
import { compare } from '../tests/silhouette.ts'
import { conicalRate, discForce, helicalRate, torsionRate } from './spring-rates.ts'

describe('springs', () => {
  it.each(ofFamily('compression-spring', 'conical-spring', 'wave-spring', 'die-spring', 'disc-spring'))(
    '%s is as high and as wide as its table says',
    async (_, part) => {
      const { De = 0, D2 = 0, L0 = 0, l0 = 0, i = 0 } = part.dimensions
      const bodies = await bodiesOf(part)
      expect(Math.abs(sizeOf(bodies).height - (L0 || l0 * i))).toBeLessThan(0.01)
      expect(Math.abs(diameterAbout('y', bodies) - (De || D2))).toBeLessThan(0.01)
    },
  )

  it.each(ofFamily('disc-spring', 'wave-spring', 'die-spring'))('%s fits over its pin', async (_, part) => {
    const radii = pointsOf(await bodiesOf(part)).map(({ x, z }) => Math.hypot(x, z))
    const bore = 2 * Math.min(...radii)
    // The middles of the wire's ends lie within it, so the least radius is that of the bore.
    expect(Math.abs(bore - (part.dimensions['Di'] ?? 0))).toBeLessThan(0.01)
  })

  it.each(ofFamily('extension-spring'))('%s measures L0 inside its loops', async (_, part) => {
    const { L0 = 0, d = 0, De = 0 } = part.dimensions
    const bodies = await bodiesOf(part)
    expect(Math.abs(sizeOf(bodies).height - (L0 + 2 * d))).toBeLessThan(0.02)
    expect(diameterAbout('y', bodies)).toBeLessThan(De + 0.01)
  })

  it.each(ofFamily('extension-spring'))(
    '%s is drawn as it is, but turned about its axis',
    async (_, part) => {
      const turned = (await bodiesOf(part)).map(({ geometry, surface }) => ({
        geometry: geometry.clone().rotateY(Math.PI / 4),
        surface,
      }))
      for (const view of (await drawPart(part)).views)
        expect.soft(view.axes && compare(view, view.axes, turned).share, view.name).toBeLessThan(0.02)
    },
  )

  it.each(ofFamily('torsion-spring'))('%s has legs of the tabled length', async (_, part) => {
    const { De = 0, l1 = 0 } = part.dimensions
    const { width, depth } = sizeOf(await bodiesOf(part))
    expect(Math.abs(width - (l1 + De / 2))).toBeLessThan(0.01)
    expect(Math.abs(depth - (l1 + De / 2))).toBeLessThan(0.01)
  })

  it.each(ofFamily('gas-spring'))('%s has its stroke free on the rod', async (_, part) => {
    const { L = 0, H = 0, dh = 0, d = 0 } = part.dimensions
    const bodies = await bodiesOf(part)
    expect(Math.abs(sizeOf(bodies).height - (L + 2 * dh))).toBeLessThan(0.01)
    const tube = bodies.find(({ surface }) => surface === 'steel')
    const tubeFrom = Math.min(...pointsOf(tube ? [tube] : []).map(({ y }) => y))
    expect(tubeFrom + L - dh - 1.3 * d).toBeGreaterThan(H)
  })

  it.each(ofFamily('compression-spring', 'extension-spring'))(
    '%s is not pressed beyond its coils',
    (_, part) => {
      const { d = 0, n = 0, Ln = 0, L0 = 0, R = 0, Fn = 0, F0 = 0 } = part.dimensions
      if (part.family === 'compression-spring') expect(Ln).toBeGreaterThan((n + 2) * d)
      expect(Math.abs(F0 + R * Math.abs(L0 - Ln) - Fn) / Fn).toBeLessThan(0.01)
    },
  )

  it('reckons the force of disc springs as the tables of DIN 2093 do', () => {
    expect(discForce({ De: 40, Di: 20.4, t: 1.5, l0: 2.65 })).toBe(2620)
    expect(Math.abs(discForce({ De: 40, Di: 20.4, t: 2.25, l0: 3.15 }) - 6540) / 6540).toBeLessThan(0.01)
  })

  it('reckons rates by the wire to the fourth power, the diameter to the third', () => {
    const rate = helicalRate({ d: 2, De: 22, n: 10 })
    expect(rate).toBeCloseTo(2.04, 2)
    expect(helicalRate({ d: 4, De: 24, n: 10 }) / rate).toBeCloseTo(16, 1)
    expect(conicalRate({ d: 2, D1: 22, D2: 22, n: 10 })).toBe(rate)
    expect(torsionRate({ d: 2.5, De: 20, n: 6.25 })).toBeCloseTo(20.1, 1)
  })
})
