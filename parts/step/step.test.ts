import { describe, expect, it } from 'vitest'
import { joinBodies } from '../joining/join.ts'
import { buildPart } from '../model.ts'
import { readStep } from '../tests/read-step.ts'
import { samples } from '../tests/samples.ts'
import { stepOf, TooManyFaces } from './step.ts'

async function bodiesOf(code: string) {
  const size = samples.find(sample => sample.code === code)
  if (!size) throw new Error(`${code} is no sample`)
  const { family, dimensions } = size
  return (await buildPart(family, dimensions, 'steel', 'plain')).bodies
}

async function stepFile(code: string) {
  return stepOf(await bodiesOf(code), { name: code, description: `O'Hara's ⌀`, at: '2026-01-01T00:00:00' })
}

const count = (text: string, word: string) => text.split(`=${word}(`).length - 1

describe.each(['4032-M10', '7089-M10', '976-M12X100-BR', '7991-M8X30', '3771-18X3', '2936-6', '4161-M12'])(
  'the STEP file of %s',
  code => {
    it('is closed: each edge bounds two faces, once in each direction', async () => {
      const { text } = await stepFile(code)
      const uses = [...text.matchAll(/ORIENTED_EDGE\('',\*,\*,#(\d+),\.([TF])\.\)/g)]
      const forward = uses.filter(([, , way]) => way === 'T').map(([, edge]) => edge)
      const back = uses.filter(([, , way]) => way === 'F').map(([, edge]) => edge)
      expect(forward).toHaveLength(count(text, 'EDGE_CURVE'))
      expect(new Set(forward)).toEqual(new Set(back))
      expect(back).toHaveLength(forward.length)
    })

    it('names nothing that it does not have', async () => {
      const { text } = await stepFile(code)
      const lines = new Set([...text.matchAll(/^#(\d+)=/gm)].map(([, number]) => number))
      const named = [...text.matchAll(/[(,]#(\d+)/g)].map(([, number]) => number)
      expect(named.filter(number => !lines.has(number))).toEqual([])
      expect(text).not.toMatch(/NaN|undefined|Infinity/)
    })

    it('is read by OpenCASCADE as closed solids of the same volume', async () => {
      const { text, faces } = await stepFile(code)
      const { pieces, volume } = await joinBodies(await bodiesOf(code))
      const read = await readStep(text)
      expect(read).toMatchObject({ solids: pieces, faces, isClosed: true })
      expect(Math.abs(read.volume / volume - 1)).toBeLessThan(0.002)
    })
  },
)

it('a nut is cylinders, cones and planes: its thread a bore as wide as its crests', async () => {
  const { text, faces, turned } = await stepFile('4032-M10')
  expect(faces).toBeLessThan(25)
  expect(turned).toBe(10)
  const radii = [...text.matchAll(/CYLINDRICAL_SURFACE\('',#\d+,([\d.]+)\)/g)].map(([, radius]) =>
    Number(radius),
  )
  expect(radii).toEqual([expect.closeTo(4.188, 3)])
  expect(count(text, 'MANIFOLD_SOLID_BREP')).toBe(1)
})

it('measures what the part does: an M10 nut is 16 mm wide and 8.4 mm high', async () => {
  const { extent } = await readStep((await stepFile('4032-M10')).text)
  expect(extent[1]).toBeCloseTo(8.4, 3)
  expect(Math.min(extent[0], extent[2])).toBeCloseTo(16, 3)
})

it('a coach screw has a cylinder and a point in the place of its thread', async () => {
  const { faces, turned } = await stepFile('LAG-7-16X3-1-2')
  expect(faces).toBeLessThan(20)
  expect(turned).toBe(6)
})

it('a long spring has no STEP file, as it would have more faces than CAD reads', async () => {
  const long = { d: 5, De: 50, n: 30, L0: 500, R: 5, Ln: 300, Fn: 900 }
  const { bodies } = await buildPart('compression-spring', long, 'steel', 'plain')
  await expect(stepOf(bodies, { name: '', description: '', at: '' })).rejects.toThrow(TooManyFaces)
})

it('says what it is in its header and product, whatever signs that has', async () => {
  const { text } = await stepFile('7089-M10')
  expect(text).toContain("PRODUCT('7089-M10','7089-M10','O''Hara''s \\X2\\2300\\X0\\',")
  expect(text).toMatch(/^ISO-10303-21;\nHEADER;/)
  expect(text).toContain("FILE_SCHEMA(('AUTOMOTIVE_DESIGN { 1 0 10303 214 1 1 1 1 }'));")
})
