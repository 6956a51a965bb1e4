import { createHash, generateKeyPairSync, sign } from 'node:crypto'

/** Type tags of DER (X.690); object identifiers are written with the numbers of X.509 and RFC 5758. */
const der = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts)
const identifier = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const integer = (value: Buffer) => der(0x02, value)
const bits = (value: Buffer) => der(0x03, Buffer.of(0), value)
const time = (date: Date) =>
  der(0x17, Buffer.from(`${date.toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)}Z`))

const COMMON_NAME = identifier('550403')
const SUBJECT_ALT_NAME = identifier('551d11')
const ECDSA_WITH_SHA256 = sequence(identifier('2a8648ce3d040302'))
const LOOPBACK = der(0x87, Buffer.of(127, 0, 0, 1))
const DAY_MS = 24 * 60 * 60 * 1000

/** A new self-signed certificate for 127.0.0.1, valid for a day, and its key, both as PEM. */
export function makeCertificate(): { cert: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from('mail.example.com')))))
  const body = sequence(
    der(0xa0, integer(Buffer.of(2))),
    integer(Buffer.concat([Buffer.of(1), createHash('sha256').update(spki).digest().subarray(0, 8)])),
    ECDSA_WITH_SHA256,
    name,
    sequence(time(new Date(Date.now() - DAY_MS)), time(new Date(Date.now() + DAY_MS))),
    name,
    spki,
    der(0xa3, sequence(sequence(SUBJECT_ALT_NAME, der(0x04, sequence(LOOPBACK))))),
  )
  const certificate = sequence(body, ECDSA_WITH_SHA256, bits(sign('sha256', body, privateKey)))
  const lines = certificate.toString('base64').replaceAll(/.{64}/g, '$&\n')
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}
