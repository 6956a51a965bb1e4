import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { catalogue } from '../../../../server/seed/catalogue/index.ts'
import { sheetOf } from '../../../../../parts/tests/sample-sheets.ts'
import { SheetImage } from './SheetImage.tsx'

test.each(catalogue.map(part => [part.sku, part] as const))(
  'the drawing of %s is an image with a name, its dimensions in words, and lines that can be drawn',
  async (sku, part) => {
    const sheet = await sheetOf(part)
    const markup = renderToStaticMarkup(createElement(SheetImage, { sheet }))
    expect(markup).toMatch(/^<svg role="img" aria-labelledby="(\S+)" aria-describedby="(\S+)"/)
    expect(markup).toMatch(new RegExp(`<title id="[^"]+">Dimensioned drawing of [^<]*${RegExp.escape(sku)}`))
    for (const { symbol, name } of sheet.part.dimensions)
      expect(markup).toMatch(new RegExp(`<desc [^>]*>[^<]*${RegExp.escape(`${name} ${symbol}: `)}`))
    const paths = Array.from(markup.matchAll(/ d="([^"]*)"/g), ([, data]) => data ?? '')
    expect(paths.join('').length).toBeGreaterThan(200)
    expect(paths.filter(data => !/^[MLAZ0-9. -]*$/.test(data))).toEqual([])
    expect(markup.length).toBeLessThan(120_000)
  },
)
