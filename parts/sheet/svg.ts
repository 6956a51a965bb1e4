import type { Point } from '../geometry/profile.ts'
import { describeSheet } from './describe-sheet.ts'
import { type Ink, type Layer, onCircle, type Text } from './ink.ts'
import type { Sheet } from './sheet.ts'

/** Widths of lines by what they are, ISO 128-2, in mm of paper. */
const lineWidths = {
  visible: 0.55,
  thin: 0.25,
  hidden: 0.3,
  centre: 0.25,
  hatch: 0.2,
  dimension: 0.25,
  border: 0.55,
  frame: 0.3,
} as const satisfies Record<Layer, number>

/** Dashes of the lines that are not drawn through, in mm of paper. */
const dashes: Readonly<Partial<Record<Layer, string>>> = { hidden: '3 1.1', centre: '8 1.2 0.9 1.2' }

/** The layers, those at the bottom first. */
const layersInOrder: readonly Layer[] = [
  'hatch',
  'thin',
  'hidden',
  'centre',
  'visible',
  'dimension',
  'frame',
  'border',
]

/** The lines of one layer. */
interface SvgLine {
  readonly layer: Layer
  readonly width: number
  /** Lengths of dashes and gaps; undefined for a line drawn through. */
  readonly dashes: string | undefined
  readonly data: string
}

/** A text on its base line, y downwards. */
export interface SvgText {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly anchor: 'start' | 'middle' | 'end'
  /** Turned about its own place, if at all. */
  readonly transform: string | undefined
  /** Condensed and bold: what is filled in, titles. */
  readonly isStrong: boolean
  /** Whether lines that run through it are interrupted about it, as through a number. */
  readonly hasHalo: boolean
  readonly text: string
}

/** A sheet as the elements of an SVG picture, in mm of paper, in the order in which they cover each other. */
export interface SvgSheet {
  readonly lines: readonly SvgLine[]
  /** The arrows' heads, filled. */
  readonly fills: string
  readonly texts: readonly SvgText[]
}

/** What an SVG picture of the sheet is made of, for whoever shows it in letters and colours of his own. */
export function svgOf({ ink, height }: Sheet): SvgSheet {
  return {
    lines: layersInOrder.map(layer => ({
      layer,
      width: lineWidths[layer],
      dashes: dashes[layer],
      data: pathData(
        ink.filter(item => item.layer === layer && item.type !== 'fill'),
        height,
      ),
    })),
    fills: pathData(
      ink.filter(({ type }) => type === 'fill'),
      height,
    ),
    texts: ink.filter(item => item.type === 'text').map(text => textOf(text, height)),
  }
}

/** The width, in mm of paper, by which a halo stands out round its text on both sides. */
const HALO = 1.1

/** The sheet as an SVG file of its own, in mm, black on white. */
export function writeSvg(sheet: Sheet): string {
  const { width, height } = sheet
  const { title, description } = describeSheet(sheet)
  const { lines, fills, texts } = svgOf(sheet)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}" fill="none" stroke="#000" stroke-linejoin="round">`,
    `<title>${escapeXml(title)}</title><desc>${escapeXml(description)}</desc>`,
    `<path d="M0 0H${width}V${height}H0Z" fill="#fff" stroke="none"/>`,
    ...lines.map(
      line =>
        `<path stroke-width="${line.width}"${line.dashes ? ` stroke-dasharray="${line.dashes}"` : ''} d="${line.data}"/>`,
    ),
    `<path fill="#000" stroke="none" d="${fills}"/>`,
    `<g fill="#000" stroke="none" font-family="Barlow, 'DIN Alternate', Arial, sans-serif">`,
    ...texts.map(writeText),
    '</g></svg>',
  ].join('\n')
}

function writeText({ x, y, size, anchor, transform, isStrong, hasHalo, text }: SvgText): string {
  const attributes = [
    `x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}"`,
    transform ? ` transform="${transform}"` : '',
    isStrong ? ' font-weight="600" font-stretch="condensed"' : '',
    hasHalo ? ` stroke="#fff" stroke-width="${HALO}" paint-order="stroke"` : '',
  ].join('')
  return `<text ${attributes}>${escapeXml(text)}</text>`
}

function textOf({ text, layer, at, size, anchor, turn, isStrong = false }: Text, height: number): SvgText {
  const x = round(at[0])
  const y = round(height - at[1])
  return {
    x,
    y,
    size: round(size),
    anchor,
    transform: turn === 0 ? undefined : `rotate(${round(-turn)} ${x} ${y})`,
    isStrong,
    hasHalo: layer === 'dimension',
    // Few fonts have the sign of diameter; the letter looks the same.
    text: text.replaceAll('⌀', 'Ø'),
  }
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, sign => `&#${sign.codePointAt(0)};`)
}

function round(value: number): number {
  return Number(value.toFixed(2))
}

/** The lines of a layer as the data of one SVG path, y downwards on a sheet of this height. */
function pathData(ink: readonly Ink[], height: number): string {
  return ink.map(item => dataOf(item, height)).join('')
}

function dataOf(ink: Ink, height: number): string {
  const at = ([x, y]: Point) => `${show(x)} ${show(height - y)}`
  switch (ink.type) {
    case 'path': {
      const [first, ...rest] = ink.points
      const last = ink.points.at(-1)
      if (!first || !last) return ''
      const isClosed = ink.points.length > 2 && Math.hypot(first[0] - last[0], first[1] - last[1]) < 1e-6
      const drawn = isClosed ? rest.slice(0, -1) : rest
      return `M${at(first)}L${drawn.map(at).join(' ')}${isClosed ? 'Z' : ''}`
    }
    case 'fill':
      return `M${at(ink.points[0])}L${at(ink.points[1])} ${at(ink.points[2])}Z`
    case 'arc': {
      const { centre, radius, from, to } = ink
      const half = (from + to) / 2
      const r = show(radius)
      // In two halves, so that a whole circle is drawn as well.
      const bow = (angle: number) =>
        `A${r} ${r} 0 ${(to - from) / 2 > 180 ? 1 : 0} 0 ${at(onCircle(centre, radius, angle))}`
      return `M${at(onCircle(centre, radius, from))}${bow(half)}${bow(to)}`
    }
    case 'text':
      return ''
  }
}

function show(value: number): string {
  return String(round(value))
}
