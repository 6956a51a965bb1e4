import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { unpackWoff } from './woff.ts'

type Pdf = PDFKit.PDFDocument

/** The shop's typeface, in the two files its glyphs are divided into. */
const files = {
  plain: 'barlow-latin-400-normal.woff',
  'plain-extended': 'barlow-latin-ext-400-normal.woff',
  strong: 'barlow-latin-600-normal.woff',
  'strong-extended': 'barlow-latin-ext-600-normal.woff',
} as const

const BASIC =
  /[ -~\u00a0-\u00ff\u0131\u0152\u0153\u02dc\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]/
const EXTENDED =
  /[\u0100-\u0113\u0116-\u012b\u012e-\u0130\u0133-\u0137\u0139-\u013e\u0140-\u0148\u014a-\u014d\u014f-\u0151\u0154-\u017e\u018f\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u1e80-\u1e85\u1ef2-\u1ef9]/
const LINE_HEIGHT = 1.35

let unpacked: Map<string, Buffer> | undefined

/** Registers the typeface with a document; only the glyphs used are embedded. */
export function registerFonts(document: Pdf): void {
  unpacked ??= readFonts()
  for (const [name, font] of unpacked) document.registerFont(name, font)
}

function readFonts(): Map<string, Buffer> {
  const { resolve } = createRequire(import.meta.url)
  const read = (file: string) => unpackWoff(readFileSync(resolve(`@fontsource/barlow/files/${file}`)))
  return new Map(Object.entries(files).map(([name, file]) => [name, read(file)]))
}

export interface TextBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
  readonly isStrong?: boolean
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

/** How high a text will be. */
export function measureText(document: Pdf, text: string, box: TextBox): number {
  return breakLines(document, readable(text), box).length * box.size * LINE_HEIGHT
}

/** Letters missing from the typeface lose their accents; anything other than a Latin letter becomes a question mark. */
function readable(text: string): string {
  const letters = text
    .normalize('NFC')
    .replaceAll(/[^\S\u00a0]+/g, ' ')
    .replaceAll(/[\u2010\u2011]/g, '-')
  return Array.from(letters, letter => {
    if (isKnown(letter)) return letter
    const bare = letter.normalize('NFKD').replaceAll(/\p{M}/gu, '')
    return bare !== '' && Array.from(bare).every(isKnown) ? bare : '?'
  }).join('')
}

const isKnown = (letter: string) => BASIC.test(letter) || EXTENDED.test(letter)

function breakLines(document: Pdf, text: string, box: TextBox): string[] {
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
  for (const letter of text) {
    const last = runs.at(-1)
    if (last !== undefined && BASIC.test(last) === BASIC.test(letter)) runs[runs.length - 1] = last + letter
    else runs.push(letter)
  }
  return runs
}

function fontOf(run: string, { isStrong = false }: TextBox): keyof typeof files {
  const weight = isStrong ? 'strong' : 'plain'
  return BASIC.test(run) ? weight : `${weight}-extended`
}
