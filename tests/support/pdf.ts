import { inflateSync } from 'node:zlib'

/** The text of a PDF written by pdfkit, page by page, one line per run of text. */
export function readPdf(bytes: Uint8Array): string {
  const objects = readObjects(bytes)
  const fonts = new Map<string, Map<string, string>>()
  for (const body of objects.values())
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const letters = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1]
      // Every page names its fonts, which are the same throughout a document.
      if (letters !== undefined && !fonts.has(name))
        fonts.set(name, readLetters(unpack(objects.get(letters) ?? '')))
    }
  return readContents(bytes)
    .map(content => readWords(content, fonts))
    .join('\n')
}

/** What is drawn on each page, as operators. */
export function readContents(bytes: Uint8Array): string[] {
  const objects = readObjects(bytes)
  return [...latin1(bytes).matchAll(/\/Contents (\d+) 0 R/g)].map(([, id = '']) =>
    unpack(objects.get(id) ?? ''),
  )
}

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

function readObjects(bytes: Uint8Array): Map<string, string> {
  const objects = latin1(bytes).matchAll(/(?:^|\n)(\d+) 0 obj\n(.*?)\nendobj/gs)
  return new Map([...objects].map(([, id = '', body = '']) => [id, body]))
}

function unpack(body: string): string {
  const packed = /stream\n(.*)\nendstream/s.exec(body)?.[1]
  return packed === undefined ? '' : inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
}

/** Maps a font's codes, four hexadecimal digits each, to letters. */
function readLetters(map: string): Map<string, string> {
  const letters = new Map<string, string>()
  for (const [, first = '', list = ''] of map.matchAll(/<(\w+)> <\w+> \[(.*?)\]/gs)) {
    const codes = [...list.matchAll(/<([\w\s]*)>/g)]
    for (const [index, [, hex = '']] of codes.entries())
      letters.set(
        (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0'),
        Buffer.from(hex.replaceAll(/\s/g, ''), 'hex').swap16().toString('utf16le'),
      )
  }
  return letters
}

function readWords(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  const lines: string[] = []
  let letters: ReadonlyMap<string, string> | undefined
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/gs)) {
    if (font !== undefined) letters = fonts.get(font)
    else {
      const codes = [...(shown ?? '').matchAll(/<(\w*)>/g)].flatMap(
        ([, hex = '']) => hex.match(/.{4}/g) ?? [],
      )
      lines.push(codes.map(code => letters?.get(code) ?? '?').join(''))
    }
  }
  return lines.join('\n')
}
