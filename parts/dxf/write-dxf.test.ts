import { describe, expect, it } from 'vitest'
import { arcExtremes, boxOfInk } from '../sheet/ink.ts'
import { sizes } from '../sizes.ts'
import { sheetOf } from '../tests/sample-sheets.ts'
import { dxfText } from './tags.ts'
import { writeDxf } from './write-dxf.ts'

interface Entity {
  readonly type: string
  /** The values of each code, in the order of the file. */
  readonly values: Map<number, readonly string[]>
}

/** Reads a DXF as a CAD program does: pairs of lines, sections, entities that begin with code 0. */
function readDxf(text: string) {
  const lines = text.split('\r\n')
  expect(lines.pop()).toBe('')
  expect(lines.length % 2).toBe(0)
  const tags = Array.from({ length: lines.length / 2 }, (_, index) => ({
    code: Number(lines[index * 2]),
    value: lines[index * 2 + 1] ?? '',
  }))
  expect(tags.at(-1)).toEqual({ code: 0, value: 'EOF' })
  const sections = new Map<string, Entity[]>()
  let section: Entity[] | undefined
  for (const [index, { code, value }] of tags.entries()) {
    if (code === 0 && value === 'SECTION') sections.set(tags[index + 1]?.value ?? '', (section = []))
    else if (code === 0 && value === 'ENDSEC') section = undefined
    else if (code === 0) section?.push({ type: value, values: new Map() })
    else {
      const values = section?.at(-1)?.values
      values?.set(code, [...(values.get(code) ?? []), value])
    }
  }
  return { tags, sections }
}

const first = (entity: Entity, code: number) => entity.values.get(code)?.[0] ?? ''
const numbers = (entities: readonly Entity[], codes: readonly number[]) =>
  entities.flatMap(entity => codes.flatMap(code => entity.values.get(code) ?? [])).map(Number)

describe.each(sizes.map(part => [part.code, part] as const))('the DXF of %s', (_, part) => {
  it('can be read back: every entity lies on a layer of the file, every number is one', async () => {
    const sheet = await sheetOf(part)
    const { tags, sections } = readDxf(writeDxf(sheet))
    const layers = sections.get('TABLES')?.filter(({ type }) => type === 'LAYER') ?? []
    const names = layers.map(layer => first(layer, 2))
    expect(names).toEqual(
      expect.arrayContaining(['OUTLINE', 'THIN', 'HIDDEN', 'CENTRE', 'DIMENSION', 'TEXT']),
    )
    const entities = sections.get('ENTITIES') ?? []
    expect(entities.length).toBeGreaterThan(sheet.ink.length * 0.9)
    expect(entities.filter(entity => !names.includes(first(entity, 8)))).toEqual([])
    expect(
      tags.filter(({ code, value }) => code >= 10 && code < 60 && !Number.isFinite(Number(value))),
    ).toEqual([])
    expect(tags.filter(({ value }) => !/^[\x20-\x7e]*$/.test(value))).toEqual([])
  })

  it('draws its outlines as large as the part, whatever the scale of the sheet', async () => {
    const sheet = await sheetOf(part)
    const outlines = (readDxf(writeDxf(sheet)).sections.get('ENTITIES') ?? []).filter(
      entity => first(entity, 8) === 'OUTLINE',
    )
    const box = boxOfInk(sheet.ink.filter(({ layer }) => layer === 'visible'))
    const xs = outlines.flatMap(placesAlongX)
    expect(Math.min(...xs)).toBeCloseTo((box?.left ?? 0) / sheet.scale, 3)
    expect(Math.max(...xs)).toBeCloseTo((box?.right ?? 0) / sheet.scale, 3)
  })
})

it('a bolt that its sheet shows twice as large is as long in the file as in the table', async () => {
  const bolt = sizes.find(({ code }) => code === '4017-M10X40')
  if (!bolt) throw new Error('the bolt is gone')
  const { sections } = readDxf(writeDxf(await sheetOf(bolt)))
  const dimensions = (sections.get('ENTITIES') ?? []).filter(entity => first(entity, 8) === 'DIMENSION')
  const heads = dimensions.filter(({ type }) => type === 'SOLID').map(head => Number(first(head, 10)))
  const { l } = bolt.dimensions
  expect(heads.some(one => heads.some(other => Math.abs(other - one - (l ?? 0)) < 0.001))).toBe(true)
})

/** How far an entity reaches along x: the ends of what is straight or curved. */
function placesAlongX(entity: Entity): number[] {
  const centre = Number(first(entity, 10))
  const radius = Number(first(entity, 40))
  if (entity.type === 'CIRCLE') return [centre - radius, centre + radius]
  if (entity.type === 'ARC') return arcExtremes([centre, 0], radius, ...anglesOf(entity)).map(([x]) => x)
  if (entity.type === 'LINE') return numbers([entity], [10, 11])
  return entity.type === 'VERTEX' ? numbers([entity], [10]) : []
}

function anglesOf(arc: Entity): [number, number] {
  const from = Number(first(arc, 50))
  const to = Number(first(arc, 51))
  return [from, to < from ? to + 360 : to]
}

it('letters beyond ASCII are written as CAD programs read them', () => {
  expect(dxfText('⌀8 ± 0.1, 118°, M10 × 1.5, für')).toBe('%%c8 %%p 0.1, 118%%d, M10 x 1.5, f\\U+00FCr')
})
