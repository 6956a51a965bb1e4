import { describeSheet, type Sheet, type SvgText, svgOf } from '@parts-hub/parts'
import { escapeMarkup } from '#contract/markup.ts'

const HALO = ' stroke="var(--color-base-100)" stroke-width="1.1" paint-order="stroke"'

/**
 * A sheet as an SVG element in the colours and fonts of the page that it is put into. Its words come from people: each is escaped, and
 * no other value is anything but a number or a word of this code.
 */
export function writeMarkup(sheet: Sheet): string {
  const { width, height } = sheet
  const { lines, fills, texts } = svgOf(sheet)
  const { title, description } = describeSheet(sheet)
  // Wide enough to read its text, and not too wide for it to look good.
  const style = `min-width:${width * 0.2}rem;max-width:${width * 0.29}rem`
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="drawing-title" aria-describedby="drawing-description"',
    ` viewBox="0 0 ${width} ${height}" style="${style}" class="mx-auto block w-full text-base-content"`,
    ' fill="none" stroke="currentColor" stroke-linejoin="round">',
    `<title id="drawing-title">${escapeMarkup(title)}</title>`,
    `<desc id="drawing-description">${escapeMarkup(description)}</desc>`,
    ...lines.map(({ width: stroke, dashes, data }) => {
      const dashed = dashes ? ` stroke-dasharray="${dashes}"` : ''
      return `<path stroke-width="${stroke}"${dashed} d="${data}"/>`
    }),
    `<path fill="currentColor" stroke="none" d="${fills}"/>`,
    '<g fill="currentColor" stroke="none" class="font-sans">',
    ...texts.map(writeText),
    '</g></svg>',
  ].join('')
}

function writeText({ x, y, size, anchor, transform, isStrong, hasHalo, text }: SvgText): string {
  const attributes = [
    `x="${x}" y="${y}" font-size="${size}"`,
    anchor === 'start' ? '' : ` text-anchor="${anchor}"`,
    transform ? ` transform="${transform}"` : '',
    isStrong ? ' class="font-condensed font-semibold"' : '',
    hasHalo ? HALO : '',
  ].join('')
  return `<text ${attributes}>${escapeMarkup(text)}</text>`
}
