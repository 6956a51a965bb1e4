import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSignatureRenewal } from './auth-secrets.ts'

const OLD = 'the first secret, which has been replaced'
const NEW = 'the second secret, which is the current one'
const renew = createSignatureRenewal([
  { version: 2, value: NEW },
  { version: 1, value: OLD },
])

const sign = (text: string, secret: string, encoding: 'base64' | 'base64url') =>
  createHmac('sha256', secret).update(text).digest().toString(encoding)
const cookie = (value: string, secret: string, name = '__Host-better-auth.session_token') =>
  `${name}=${encodeURIComponent(`${value}.${sign(value, secret, 'base64')}`)}`
const ask = (sent: string, path = '/service') =>
  new Request(`https://shop.example${path}`, { headers: { cookie: sent, accept: 'text/html' } })

test('a cookie signed with an older secret is re-signed with the current one, and nothing else changes', () => {
  const renewed = renew(ask(`theme=dark; ${cookie('token.1', OLD)}`))
  expect(renewed.headers.get('cookie')).toBe(`theme=dark; ${cookie('token.1', NEW)}`)
  expect(renewed.headers.get('accept')).toBe('text/html')
})

test.each([
  ['signed by the current secret', cookie('token', NEW)],
  ['signed by a stranger', cookie('token', 'a secret that nobody here knows, at all')],
  ['of somebody else', cookie('token', OLD, 'other.session_token')],
  ['without a signature', '__Host-better-auth.session_token=token'],
  ['that cannot be decoded', '__Host-better-auth.session_token=%E0%A4%A'],
])('a request with a cookie %s is passed on unchanged', (_, sent) => {
  const request = ask(sent)
  expect(renew(request)).toBe(request)
})

test('the token of a mailed link signed with an older secret is re-signed with the current one', () => {
  const signed = 'eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6ImFAYi5jIn0'
  const link = (secret: string) => `${signed}.${sign(signed, secret, 'base64url')}`
  const renewed = renew(ask('', `/api/auth/verify-email?token=${link(OLD)}&callbackURL=%2Fx`))
  expect(new URL(renewed.url).searchParams.get('token')).toBe(link(NEW))
  expect(new URL(renewed.url).searchParams.get('callbackURL')).toBe('/x')
})

test('with one secret every request is passed on unchanged', () => {
  const request = ask(cookie('token', OLD))
  expect(createSignatureRenewal([{ version: 1, value: OLD }])(request)).toBe(request)
})
