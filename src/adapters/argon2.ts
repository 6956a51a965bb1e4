import { argon2, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { PasswordHasher } from '#domain/ports.ts'
import { atMost } from './at-most.ts'

/** Memory in KiB. https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#argon2id */
const WORK: Work = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const TAG_BYTES = 32

/** Each run occupies its memory and a core: bursts of sign-ins are queued, which leaves threads for everything else. */
const AT_ONCE = 2

interface Work {
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

/** https://github.com/P-H-C/phc-string-format/blob/master/phc-sf-spec.md */
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Better Auth's own format, `salt:key` in hexadecimal; the digits themselves are the salt: N = 2^14, r = 16, p = 1. */
const OLD_SCRYPT = /^([0-9a-f]{32}):([0-9a-f]{128})$/
const SCRYPT_COST = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 }

const runArgon2 = promisify(argon2)
const runScrypt = promisify<string, string, number, typeof SCRYPT_COST, Buffer>(scrypt)

/** Argon2id (RFC 9106), stored as PHC strings. Also verifies hashes of other work, and the scrypt hashes of older versions of the shop. */
export function createPasswordHasher(work = WORK): PasswordHasher {
  const current = `$argon2id$v=19$m=${work.memory},t=${work.passes},p=${work.parallelism}$`
  const inTurn = atMost(AT_ONCE)
  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES)
      const tag = await inTurn(() => derive(password, salt, work, TAG_BYTES))
      return `${current}${encode(salt)}$${encode(tag)}`
    },
    verify: ({ hash, password }) => inTurn(() => matches(hash, password)),
    isOutdated: hash => !hash.startsWith(current),
  }
}

async function matches(hash: string, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = PHC.exec(hash) ?? []
  if (salt !== undefined && tag !== undefined) {
    const work = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
    const expected = Buffer.from(tag, 'base64')
    const found = await derive(password, Buffer.from(salt, 'base64'), work, expected.length)
    return timingSafeEqual(found, expected)
  }
  const [, oldSalt, key] = OLD_SCRYPT.exec(hash) ?? []
  if (oldSalt === undefined || key === undefined)
    throw new Error('a stored password hash has an unknown format')
  const expected = Buffer.from(key, 'hex')
  const found = await runScrypt(password.normalize('NFKC'), oldSalt, expected.length, SCRYPT_COST)
  return timingSafeEqual(found, expected)
}

/** Normalises the password: the same characters match however a keyboard composes them. */
function derive(password: string, salt: Buffer, work: Work, tagLength: number): Promise<Buffer> {
  const message = Buffer.from(password.normalize('NFKC'))
  return runArgon2('argon2id', { message, nonce: salt, tagLength, ...work })
}

const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
