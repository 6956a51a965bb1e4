import { loadFamily, makeSheet, type Sheet, type Size } from '@parts-hub/parts'
import { sizes } from '@parts-hub/parts/sizes'
import { expect, test } from 'vitest'
import { writeMarkup } from './write-markup.ts'

test.each(sizes.map(size => [size.code, size] as const))(
  'the drawing of %s is an image with a name, its dimensions in words, and lines that can be drawn',
  async (code, size) => {
    const sheet = await sheetOf(size)
    const markup = writeMarkup(sheet)
    expect(markup).toMatch(/^<svg [^>]*role="img" aria-labelledby="(\S+)" aria-describedby="(\S+)"/)
    expect(markup).toMatch(new RegExp(`<title id="[^"]+">Dimensioned drawing of [^<]*${RegExp.escape(code)}`))
    for (const { symbol, name } of sheet.part.dimensions)
      expect(markup).toMatch(new RegExp(`<desc [^>]*>[^<]*${RegExp.escape(`${name} ${symbol}: `)}`))
    const paths = Array.from(markup.matchAll(/ d="([^"]*)"/g), ([, data]) => data ?? '')
    expect(paths.join('').length).toBeGreaterThan(200)
    expect(paths.filter(data => !/^[MLAZ0-9. -]*$/.test(data))).toEqual([])
    expect(markup.length).toBeLessThan(120_000)
  },
)

async function sheetOf({ family, code, standard, dimensions }: Size): Promise<Sheet> {
  const { terms, drawingOf } = await loadFamily(family)
  const drawing = drawingOf(dimensions)
  if (!drawing) throw new Error(`the dimensions of ${code} are not complete`)
  const data = Object.entries(terms).map(([symbol, [name, unit]]) => ({
    symbol,
    name,
    unit,
    value: dimensions[symbol] ?? 0,
  }))
  const facts = {
    maker: 'PARTS HUB',
    name: `Part ${code}`,
    sku: code,
    standard,
    material: 'Steel',
    finish: 'Bright',
    source: 'our own design',
  }
  return makeSheet({ ...facts, dimensions: data }, drawing)
}
