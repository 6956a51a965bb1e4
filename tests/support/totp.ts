import { createHmac } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The code that an authenticator app shows now for this otpauth URI (RFC 6238). */
export function showCode(totpURI: string, now = Date.now()): string {
  const secret = new URL(totpURI).searchParams.get('secret') ?? ''
  const bits = [...secret.replaceAll('=', '')]
    .map(each => ALPHABET.indexOf(each).toString(2).padStart(5, '0'))
    .join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map(each => Number.parseInt(each, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)))
  const digest = createHmac('sha1', key).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** The code after the one shown now: the shop accepts it early, but each code only once. */
export function showNextCode(totpURI: string): string {
  return showCode(totpURI, Date.now() + 30_000)
}
