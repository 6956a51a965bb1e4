import { describe, expect, test } from 'vitest'
import { createPasswordHasher } from './argon2.ts'

const hasher = createPasswordHasher()

describe('createPasswordHasher', () => {
  // https://github.com/P-H-C/phc-winner-argon2/blob/master/src/test.c
  test.each([
    '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4',
    '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
  ])('verifies the reference implementation’s vector %s', async hash => {
    expect(await hasher.verify({ hash, password: 'password' })).toBe(true)
    expect(await hasher.verify({ hash, password: 'Password' })).toBe(false)
    expect(hasher.isOutdated(hash)).toBe(true)
  })

  test('hashes as a PHC string with a unique salt, and verifies it', async () => {
    const [first, second] = await Promise.all([hasher.hash('correct horse'), hasher.hash('correct horse')])
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    expect(first).not.toBe(second)
    expect(hasher.isOutdated(first)).toBe(false)
    expect(await hasher.verify({ hash: first, password: 'correct horse' })).toBe(true)
    expect(await hasher.verify({ hash: first, password: 'correct horsf' })).toBe(false)
  })

  test('treats a password as the same in every Unicode form of its letters', async () => {
    const hash = await hasher.hash('Sch\u00f6ne Gr\u00fc\u00dfe')
    expect(await hasher.verify({ hash, password: 'Scho\u0308ne Gru\u0308\u00dfe' })).toBe(true)
  })

  test('verifies the scrypt hashes of older versions, and reports them as outdated', async () => {
    const hash =
      'a6309be2b3092367986d48e5f7a93cc3:d884646c583d83d3c4561cc974c250886862a083533fef3ed54ecb6a14db4bf4006081114a43beac2e3b33ee488ce8e095638d7ff3ce8e263463d95a9496b490'
    expect(await hasher.verify({ hash, password: 'correct horse battery' })).toBe(true)
    expect(await hasher.verify({ hash, password: 'correct horse batterx' })).toBe(false)
    expect(hasher.isOutdated(hash)).toBe(true)
  })

  test('rejects a hash in an unknown form', async () => {
    await expect(hasher.verify({ hash: 'plain text', password: 'plain text' })).rejects.toThrow(
      /unknown format/,
    )
  })
})
