import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface SentMail {
  readonly file: string
  readonly subject: string
  readonly to: string
  /** Plain text. */
  readonly body: string
  readonly attachments: readonly { readonly filename: string; readonly bytes: Buffer }[]
}

/** The mails stored as files in a folder, oldest first. */
export async function readSentMails(folder: string): Promise<SentMail[]> {
  const files = (await readdir(folder).catch(() => [])).filter(name => name.endsWith('.eml')).sort()
  return Promise.all(
    files.map(async file => readSentMail(file, await readFile(join(folder, file), 'latin1'))),
  )
}

function readSentMail(file: string, message: string): SentMail {
  const { headers, content } = readPart(message)
  const boundary = /boundary="([^"]+)"/.exec(headers)?.[1]
  const parts =
    boundary === undefined
      ? [{ headers, content }]
      : content
          .split(`--${boundary}`)
          .slice(1, -1)
          .map(part => readPart(part.trimStart()))
  const [text = { headers: '', content: '' }, ...others] = parts
  return {
    file,
    subject: decodeWords(/^Subject: (.*)$/m.exec(headers)?.[1] ?? ''),
    to: /^To: (.*)$/m.exec(headers)?.[1] ?? '',
    body: decode(text).toString('utf8').replaceAll('\r\n', '\n'),
    attachments: others.map(part => ({
      filename: /filename="?([^";]+)/.exec(part.headers)?.[1] ?? '',
      bytes: decode(part),
    })),
  }
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
