import { createCipheriv, randomBytes, scrypt } from 'node:crypto'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { Decrypter, Encrypter, type Recipient, Stanza } from 'age-encryption'
import { NotRestorable } from '#db/backup/write-rows.ts'

/** BACKUP_KEY is random, not a word that can be guessed: 2^15 rounds take 32 MB, the usual 2^18 would take 256. */
const SCRYPT_WORK_FACTOR = 15

/** How a file begins that age encrypted. https://age-encryption.org/v1 */
const ENCRYPTED = 'age-encryption.org/v1\n'

/** Encrypts a stream with a passphrase, in the format of age: `age -d` decrypts it, too. */
export async function encrypt(content: Readable, key: string): Promise<Readable> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipientOf(key))
  return Readable.from(readStream(await encrypter.encrypt(toStream(content))))
}

/**
 * A passphrase as age knows it, stretched in a thread: the library would do it in this one, which answers customers meanwhile.
 * https://github.com/C2SP/C2SP/blob/main/age.md#scrypt-recipient-stanza
 */
function recipientOf(passphrase: string): Recipient {
  return {
    async wrapFileKey(fileKey) {
      const salt = randomBytes(16)
      const labelled = Buffer.concat([Buffer.from('age-encryption.org/v1/scrypt'), salt])
      const cost = { N: 2 ** SCRYPT_WORK_FACTOR, r: 8, p: 1, maxmem: 2 ** 26 }
      const wrapping = createCipheriv(
        'chacha20-poly1305',
        await stretch(passphrase, labelled, 32, cost),
        Buffer.alloc(12),
        { authTagLength: 16 },
      )
      const body = Buffer.concat([wrapping.update(fileKey), wrapping.final(), wrapping.getAuthTag()])
      // Without the padding: two characters for 16 bytes.
      const args = ['scrypt', salt.toString('base64').slice(0, -2), String(SCRYPT_WORK_FACTOR)]
      return [new Stanza(args, new Uint8Array(body))]
    },
  }
}

const stretch = promisify<string, Buffer, number, object, Buffer>(scrypt)

/**
 * Decrypts a stream if it is encrypted. Throws NotRestorable if the key is wrong or missing; reading on throws if something in it was
 * changed or is missing.
 */
export async function decrypt(
  content: AsyncIterable<Uint8Array>,
  key: string | undefined,
): Promise<AsyncIterable<Uint8Array>> {
  const { beginning, whole } = await peek(content, ENCRYPTED.length)
  if (beginning.toString('latin1') !== ENCRYPTED) return whole
  if (key === undefined)
    throw new NotRestorable(
      'BACKUP_KEY is missing: the archive is encrypted, restore it with the key it was made with',
    )
  const decrypter = new Decrypter()
  decrypter.addPassphrase(key)
  const decrypted = await decrypter.decrypt(toStream(whole)).catch((cause: unknown) => {
    throw new NotRestorable(
      'BACKUP_KEY does not open the archive: it was made with another key, or its beginning is damaged',
      { cause },
    )
  })
  return readStream(decrypted)
}

/** Node's own conversions have types that those of browsers, which age takes, do not match. */
function toStream(content: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const chunks = content[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const next = await chunks.next()
      if (next.done) controller.close()
      else controller.enqueue(next.value)
    },
    async cancel() {
      await chunks.return?.()
    },
  })
}

async function* readStream(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
  } finally {
    await reader.cancel()
  }
}

/** The first bytes of a stream, and the stream from its beginning. */
async function peek(content: AsyncIterable<Uint8Array>, length: number) {
  const chunks = content[Symbol.asyncIterator]()
  const read: Uint8Array[] = []
  for (let bytes = 0; bytes < length; ) {
    const next = await chunks.next()
    if (next.done) break
    read.push(next.value)
    bytes += next.value.length
  }
  async function* whole() {
    yield* read
    yield* { [Symbol.asyncIterator]: () => chunks }
  }
  return { beginning: Buffer.concat(read).subarray(0, length), whole: whole() }
}
