import { measureText, setText, type TextBox } from './text.ts'

export type Pdf = PDFKit.PDFDocument
type Tag = PDFKit.PDFStructureElement

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89, left: 48, right: 547.28, top: 92, bottom: 774 } as const
export const WIDTH = PAGE.right - PAGE.left

export const COLOURS = {
  ink: '#1c252e',
  muted: '#52606d',
  line: '#c9d1d8',
  tint: '#f3f5f7',
  accent: '#f26b1d',
  white: '#ffffff',
} as const

/** The pages of a paper while they are written, from top to bottom. */
export interface Sheet {
  readonly document: Pdf
  /** The root of the structure that readers of the screen follow. */
  readonly root: Tag
  /** How much higher than usual the foot of its pages is. */
  readonly foot?: number
}

export type Box = Partial<TextBox> & Pick<TextBox, 'y'>

const withDefaults = (box: Box): TextBox => ({
  x: PAGE.left,
  width: WIDTH,
  size: 9.5,
  colour: COLOURS.ink,
  ...box,
})

/** Sets a text as an element of the structure, by default a paragraph; returns the position below it. */
export function write({ document, root }: Sheet, words: string, box: Box, tag = 'P', parent = root): number {
  let below = box.y
  const set = () => {
    below = setText(document, words, withDefaults(box))
  }
  parent.add(document.struct(tag, {}, [set]))
  return below
}

/** A small heading above what it names. */
export function writeLabel(sheet: Sheet, words: string, box: Box): number {
  const style = { size: 7.5, isStrong: true, colour: COLOURS.muted }
  return write(sheet, words.toUpperCase(), { ...style, ...box }, 'H2') + 2
}

/** How high a text will be. */
export function heightOf({ document }: Sheet, words: string, box: Omit<Box, 'y'>): number {
  return measureText(document, words, withDefaults({ ...box, y: 0 }))
}

/** Draws what has no meaning of its own, outside the structure. */
export function decorate({ document }: Sheet, draw: (document: Pdf) => void): void {
  document.markContent('Artifact', { type: 'Layout' })
  draw(document)
  document.endMarkedContent()
}

/** Sets a text that repeats on every page, outside the structure. */
export function stamp({ document }: Sheet, words: string, box: Box): void {
  document.markContent('Artifact', { type: 'Pagination' })
  setText(document, words, withDefaults(box))
  document.endMarkedContent()
}

/** A thin line from `from` to `end`, by default over the whole width. */
export function rule(sheet: Sheet, y: number, from: number = PAGE.left, end: number = PAGE.right): void {
  decorate(sheet, document => document.moveTo(from, y).lineTo(end, y).lineWidth(0.6).stroke(COLOURS.line))
}

/** The position itself if that much fits below it, otherwise the top of a new page. */
export function room({ document, foot = 0 }: Sheet, y: number, height: number): number {
  if (y + height <= PAGE.bottom - foot) return y
  document.addPage()
  return PAGE.top
}
