import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface SentMail {
  readonly file: string
  readonly subject: string
  readonly to: string
  /** Plain text. */
  readonly body: string
  /** The same as HTML; '' if there is none. */
  readonly html: string
  /** The types of its parts: `multipart/alternative(text/plain, text/html)`. */
  readonly structure: string
  readonly attachments: readonly { readonly filename: string; readonly bytes: Buffer }[]
}

/** What was read of the folder asked for last: its files are written once, whole. */
let known = { folder: '', mails: new Map<string, SentMail>() }

/** The mails stored as files in a folder, oldest first. */
export async function readSentMails(folder: string): Promise<SentMail[]> {
  if (known.folder !== folder) known = { folder, mails: new Map() }
  const { mails } = known
  const files = (await readdir(folder).catch(() => [])).filter(name => name.endsWith('.eml')).sort()
  return Promise.all(
    files.map(async file => {
      const mail = mails.get(file) ?? readSentMail(file, await readFile(join(folder, file), 'latin1'))
      mails.set(file, mail)
      return mail
    }),
  )
}

/** Parses a message; `message` has a character for each of its bytes. */
export function readSentMail(file: string, message: string): SentMail {
  const whole = readPart(message)
  const leaves = listLeaves(whole)
  const find = (type: string) => leaves.find(leaf => typeOf(leaf) === type && !isAttachment(leaf))
  const read = (part: Part | undefined) =>
    part ? decode(part).toString('utf8').replaceAll('\r\n', '\n') : ''
  return {
    file,
    subject: decodeWords(/^Subject: (.*)$/m.exec(whole.headers)?.[1] ?? ''),
    to: /^To: (.*)$/m.exec(whole.headers)?.[1] ?? '',
    body: read(find('text/plain')),
    html: read(find('text/html')),
    structure: describeStructure(whole),
    attachments: leaves.filter(isAttachment).map(part => ({
      filename: /filename="?([^";]+)/.exec(part.headers)?.[1] ?? '',
      bytes: decode(part),
    })),
  }
}

const isAttachment = ({ headers }: Part) => /^Content-Disposition: attachment/im.test(headers)

const typeOf = ({ headers }: Part) => /^Content-Type: ([\w/+-]+)/im.exec(headers)?.[1] ?? 'text/plain'

/** The parts of a part, in order; none if it is not a multipart (RFC 2046, 5.1). */
function listParts({ headers, content }: Part): Part[] {
  const boundary = /^Content-Type: multipart\/.*boundary="([^"]+)"/im.exec(headers)?.[1]
  if (boundary === undefined) return []
  const [, ...pieces] = `\r\n${content}`.split(`\r\n--${boundary}`)
  if (!pieces.at(-1)?.startsWith('--')) throw new Error('a multipart of a mail does not end')
  return pieces.slice(0, -1).map(piece => readPart(piece.replace(/^[ \t]*\r\n/, '')))
}

function listLeaves(part: Part): Part[] {
  const parts = listParts(part)
  return parts.length === 0 ? [part] : parts.flatMap(listLeaves)
}

function describeStructure(part: Part): string {
  const parts = listParts(part).map(describeStructure)
  return parts.length === 0 ? typeOf(part) : `${typeOf(part)}(${parts.join(', ')})`
}

interface Part {
  readonly headers: string
  readonly content: string
}

/** Parses the headers, unfolding long ones, and returns them with the body. */
function readPart(part: string): Part {
  const end = part.indexOf('\r\n\r\n')
  const headers = part
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .replaceAll('\r\n', '\n')
  return { headers, content: part.slice(end + 4) }
}

function decode({ headers, content }: Part): Buffer {
  if (/^Content-Transfer-Encoding: base64/im.test(headers)) return Buffer.from(content, 'base64')
  if (!/^Content-Transfer-Encoding: quoted-printable/im.test(headers)) return Buffer.from(content, 'latin1')
  return decodeQuoted(content.replaceAll('=\r\n', ''))
}

const decodeQuoted = (text: string) =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )

/** Decodes the encoded words of RFC 2047. */
function decodeWords(header: string): string {
  return header
    .replaceAll(/\?= =\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_, encoding: string, text: string) =>
      (encoding.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64')
        : decodeQuoted(text.replaceAll('_', ' '))
      ).toString('utf8'),
    )
}
