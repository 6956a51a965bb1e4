import { describe, expect, it } from 'vitest'
import { catalogue } from '../../catalogue/index.ts'
import { isDrawn } from '../index.ts'
import { extentsOf } from '../sheet/resolve-view.ts'
import { drawPart, sheetOf } from '../test-sheet.ts'
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

const drawn = catalogue.filter(part => isDrawn(part.family))

describe.each(drawn.map(part => [part.sku, part] as const))('the DXF of %s', (_, part) => {
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

  it('shows the part at 1:1', async () => {
    const { sections } = readDxf(writeDxf(await sheetOf(part)))
    const outlines = (sections.get('ENTITIES') ?? []).filter(entity => first(entity, 8) === 'OUTLINE')
    const xs = numbers(
      outlines.filter(({ type }) => type === 'LINE' || type === 'VERTEX'),
      [10, 11],
    )
    const rounds = outlines.filter(({ type }) => type === 'CIRCLE')
    for (const round of rounds) {
      const x = Number(first(round, 10))
      const radius = Number(first(round, 40))
      xs.push(x - radius, x + radius)
    }
    const { left, right } = extentsOf(frontOf(await drawPart(part)))
    const start = Math.min(...xs)
    // The front view is the first from the left, unless a view from the right stands there.
    expect(xs.some(x => Math.abs(x - start - (right - left)) < 0.01)).toBe(true)
  })
})

function frontOf(drawing: Awaited<ReturnType<typeof drawPart>>) {
  const front = drawing.views.find(({ place }) => place === 'front')
  if (!front) throw new Error('no front view')
  return front
}

it('letters beyond ASCII are written as CAD programs read them', () => {
  expect(dxfText('⌀8 ± 0.1, 118°, M10 × 1.5, für')).toBe('%%c8 %%p 0.1, 118%%d, M10 x 1.5, f\\U+00FCr')
})
