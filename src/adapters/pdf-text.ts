type Pdf = PDFKit.PDFDocument

/**
 * The letters of western Europe come from the faces that every reader of PDF has: setting them costs next to nothing. Only
 * for the others a typeface is embedded.
 */
const faces = { plain: 'Helvetica', strong: 'Helvetica-Bold' } as const
const files = {
  'plain-extended': '@fontsource/barlow/files/barlow-latin-ext-400-normal.woff',
  'strong-extended': '@fontsource/barlow/files/barlow-latin-ext-600-normal.woff',
} as const

/** What `faces` have (Windows-1252). */
const BASIC =
  /[ -~\u00a0-\u00ff\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20ac\u2122]/
/** What `files` have. */
const EXTENDED =
  /[\u0100-\u0113\u0116-\u012b\u012e-\u0130\u0133-\u0137\u0139-\u013e\u0140-\u0148\u014a-\u014d\u014f-\u0151\u0154-\u017e\u018f\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u1e80-\u1e85\u1ef2-\u1ef9]/
const LINE_HEIGHT = 1.35

/** Makes the embedded typeface known to a document; its files are read where they are used. */
export function registerFonts(document: Pdf, resolve: (file: string) => string): void {
  for (const [name, file] of Object.entries(files)) document.registerFont(name, resolve(file))
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

/** Sets a text in as many lines as it needs, and answers where it ends below. */
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

/** Letters the typeface does not have lose their accents; what is no Latin letter at all becomes a question mark. */
function readable(text: string): string {
  const letters = text
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
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

/** A word wider than the box goes in pieces. */
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

/** Stretches of letters that come from the same face. */
function splitRuns(text: string): string[] {
  const runs: string[] = []
  for (const letter of text) {
    const last = runs.at(-1)
    if (last !== undefined && BASIC.test(last) === BASIC.test(letter)) runs[runs.length - 1] = last + letter
    else runs.push(letter)
  }
  return runs
}

function fontOf(run: string, { isStrong = false }: TextBox): string {
  const weight = isStrong ? 'strong' : 'plain'
  return BASIC.test(run) ? faces[weight] : `${weight}-extended`
}
