import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { findUnprintable, type Subset, subsetOf, toPrinted } from '#contract/printable.ts'
import { unpackWoff } from './woff.ts'

type Pdf = PDFKit.PDFDocument

/** The shop's typeface by subsets of its letters; false: of another, which has what it does not. */
const subsets: Readonly<Record<Subset, readonly [isOwn: boolean, files: string]>> = {
  latin: [true, 'latin'],
  'latin-ext': [true, 'latin-ext'],
  vietnamese: [true, 'vietnamese'],
  'latin-rest': [false, 'latin-ext'],
  greek: [false, 'greek'],
  cyrillic: [false, 'cyrillic'],
  'cyrillic-ext': [false, 'cyrillic-ext'],
}
const faces = {
  plain: ['barlow', 400],
  strong: ['barlow', 600],
  condensed: ['barlow-condensed', 600],
} as const
type Face = keyof typeof faces

const LINE_HEIGHT = 1.35

let unpacked: Map<string, Buffer> | undefined

/** Registers the typeface with a document; only the glyphs used are embedded. */
export function registerFonts(document: Pdf): void {
  unpacked ??= readFonts()
  for (const [name, font] of unpacked) document.registerFont(name, font)
}

function readFonts(): Map<string, Buffer> {
  const { resolve } = createRequire(import.meta.url)
  const fonts = new Map<string, Buffer>()
  for (const [subset, [isOwn, files]] of Object.entries(subsets))
    for (const [name, [own, weight]] of Object.entries(faces)) {
      const family = isOwn ? own : 'ibm-plex-sans'
      const file = `@fontsource/${family}/files/${family}-${files}-${weight}-normal.woff`
      fonts.set(`${name} ${subset}`, unpackWoff(readFileSync(resolve(file))))
    }
  return fonts
}

export interface TextBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
  readonly isStrong?: boolean
  /** Of narrow strong letters, as the title blocks of drawings have them. */
  readonly isCondensed?: boolean
  readonly colour: string
  readonly align?: 'left' | 'right'
}

/** Sets a text in as many lines as it needs, and returns the position below it. */
export function setText(document: Pdf, text: string, box: TextBox): number {
  const { x, y, width, size, colour, align = 'left' } = box
  const lineHeight = size * LINE_HEIGHT
  const lines = breakLines(document, readable(text), box)
  document.fontSize(size).fillColor(colour)
  for (const [index, line] of lines.entries()) {
    let at = align === 'left' ? x : x + width - measure(document, line, box)
    for (const run of splitRuns(line)) {
      document.font(fontOf(run, box)).text(run, at, y + index * lineHeight, { lineBreak: false })
      at += document.widthOfString(run)
    }
  }
  return y + lines.length * lineHeight
}

/** A line of text about the place `x` on the base line `y`. */
export interface TextLine extends Pick<TextBox, 'x' | 'y' | 'size' | 'isStrong' | 'isCondensed' | 'colour'> {
  readonly anchor: 'start' | 'middle' | 'end'
  /** How far around it what lies beneath is painted white; not at all by default. */
  readonly halo?: number
}

/** How high digits and capitals are, for letters of the size 1. */
const CAPITAL = 0.7

/** Sets a text on one line, however long that is. */
export function setLine(document: Pdf, text: string, box: TextLine): void {
  const { x, y, size, colour, anchor, halo } = box
  const line = readable(text)
  const style = { ...box, width: Number.POSITIVE_INFINITY }
  const width = measure(document, line, style)
  let at = x - width * { start: 0, middle: 0.5, end: 1 }[anchor]
  if (halo !== undefined) {
    const height = CAPITAL * size + 2 * halo
    document.rect(at - halo, y + halo - height, width + 2 * halo, height).fill('#ffffff')
  }
  document.fontSize(size).fillColor(colour)
  for (const run of splitRuns(line)) {
    document.font(fontOf(run, style)).text(run, at, y, { lineBreak: false, baseline: 'alphabetic' })
    at += document.widthOfString(run)
  }
}

/** How high a text will be. */
export function measureText(document: Pdf, text: string, box: TextBox): number {
  return breakLines(document, readable(text), box).length * box.size * LINE_HEIGHT
}

/** What is set as it is written. */
const PLAIN = /^[!-~]*(?: [!-~]+)*$/

/**
 * What no font has is rejected where it is typed (`contract/printable.ts`). What was stored before loses its accents; anything other than a
 * Latin letter becomes a question mark.
 */
function readable(text: string): string {
  if (PLAIN.test(text)) return text
  return Array.from(toPrinted(text), letter => {
    if (subsetOf(letter)) return letter
    const bare = letter.normalize('NFKD').replaceAll(/\p{M}/gu, '')
    return bare !== '' && findUnprintable(bare) === undefined ? bare : '?'
  }).join('')
}

function breakLines(document: Pdf, text: string, box: TextBox): string[] {
  if (measure(document, text, box) <= box.width) return [text]
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap(each => breakWord(document, each, box))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && measure(document, longer, box) > box.width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

/** Breaks a word that is wider than the box. */
function breakWord(document: Pdf, word: string, box: TextBox): string[] {
  if (measure(document, word, box) <= box.width) return [word]
  const pieces: string[] = []
  let piece = ''
  for (const letter of word) {
    if (piece !== '' && measure(document, piece + letter, box) > box.width) {
      pieces.push(piece)
      piece = letter
    } else piece += letter
  }
  return [...pieces, piece]
}

function measure(document: Pdf, text: string, box: TextBox): number {
  document.fontSize(box.size)
  return splitRuns(text).reduce((width, run) => width + document.font(fontOf(run, box)).widthOfString(run), 0)
}

/** Splits a text into runs of letters from the same font file. */
function splitRuns(text: string): string[] {
  const runs: string[] = []
  let run = ''
  let subset: Subset | undefined
  for (const letter of text) {
    const own = subsetOf(letter)
    if (run !== '' && own !== subset) {
      runs.push(run)
      run = ''
    }
    run += letter
    subset = own
  }
  return run === '' ? runs : [...runs, run]
}

/** All letters of a run are from one subset. */
function fontOf(run: string, { isStrong = false, isCondensed = false }: TextBox): `${Face} ${string}` {
  const strong = isStrong ? 'strong' : 'plain'
  return `${isCondensed ? 'condensed' : strong} ${subsetOf(run)}`
}
