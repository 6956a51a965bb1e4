import { constants, crc32, deflateRawSync } from 'node:zlib'

/** A file of a zip as it stands there. `size` is the size that the zip states, which may be a lie. */
interface PackedFile {
  readonly packed: Uint8Array
  readonly size: number
  readonly checksum: number
  readonly isEncrypted?: boolean
}

type Files = Readonly<Record<string, string | PackedFile>>

const SHEET = 'xl/worksheets/sheet1.xml'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'

/** A workbook as Excel writes it: shared strings, styles (style 1 shows a date, style 2 two decimals), rows as XML. */
export function workbook(
  rows: string,
  { files = {}, strings = '' }: { files?: Files; strings?: string } = {},
) {
  return zip({
    '_rels/.rels': relations({ officeDocument: 'xl/workbook.xml' }),
    'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${RELATIONS}"><sheets><sheet name="A" sheetId="1" r:id="worksheet"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations({
      worksheet: 'worksheets/sheet1.xml',
      sharedStrings: '/xl/sharedStrings.xml',
      styles: 'styles.xml',
    }),
    'xl/styles.xml': `<styleSheet ${MAIN}><numFmts><numFmt numFmtId="164" formatCode="0.00"/></numFmts>
      <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
      <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst ${MAIN}>${strings}</sst>`,
    [SHEET]: sheet(rows),
    ...files,
  })
}

/** A sheet of these rows, written as XML. */
export const sheet = (rows: string) => `<worksheet ${MAIN}><sheetData>${rows}</sheetData></worksheet>`

/** Rows of a sheet: numbers as numbers, texts within their cells. */
export function rowsOf(rows: readonly (readonly (string | number)[])[]): string {
  return rows
    .map(cells => {
      const written = cells.map(cell =>
        typeof cell === 'number' ? `<c><v>${cell}</v></c>` : `<c t="inlineStr"><is><t>${cell}</t></is></c>`,
      )
      return `<row>${written.join('')}</row>`
    })
    .join('')
}

function relations(targets: Readonly<Record<string, string>>): string {
  const all = Object.entries(targets).map(
    ([kind, target]) => `<Relationship Id="${kind}" Type="${RELATIONS}/${kind}" Target="${target}"/>`,
  )
  return `<Relationships>${all.join('')}</Relationships>`
}

/** A sheet of very many empty rows, which is a hundredth of its size, or less, when packed. It may lie about its size. */
export function bomb(megabytes: number, statedSize = megabytes * 2 ** 20): Files {
  const [begin, end] = sheet('|').split('|')
  // Blocks end on a whole byte and forget what they have seen, so that they can be repeated.
  const deflate = (text: string) => deflateRawSync(text, { finishFlush: constants.Z_FULL_FLUSH })
  const block = deflate('<row/>'.repeat(2 ** 20 / 6))
  const packed = Buffer.concat([
    deflate(begin ?? ''),
    ...Array.from({ length: megabytes }, () => block),
    deflateRawSync(end ?? ''),
  ])
  return { [SHEET]: { packed, size: statedSize, checksum: 0 } }
}

/** A zip of these files. */
export function zip(files: Files): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [path, content] of Object.entries(files)) {
    const {
      packed,
      size,
      checksum,
      isEncrypted = false,
    } = typeof content === 'string' ? pack(content) : content
    const name = Buffer.from(path)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(isEncrypted ? 1 : 0, 2)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(checksum, 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(size, 18)
    facts.writeUInt16LE(name.length, 22)
    parts.push(Buffer.concat([Buffer.from('PK\x03\x04'), facts, name, packed]))
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, place, name]))
    offset += 30 + name.length + packed.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(directory.length, 4)
  end.writeUInt16LE(directory.length, 6)
  end.writeUInt32LE(list.length, 8)
  end.writeUInt32LE(offset, 12)
  return new Uint8Array(Buffer.concat([...parts, list, Buffer.from('PK\x05\x06'), end]))
}

function pack(text: string): PackedFile {
  const plain = Buffer.from(text)
  return { packed: deflateRawSync(plain), size: plain.length, checksum: crc32(plain) }
}
