import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { HoledPage } from './holed-page.ts'
import { standIn } from './stand-in.ts'

const escapeHTML = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const seroval = (text: string) => text.replaceAll('<', String.raw`\x3C`)

const code = `let user={id:"${seroval(standIn.id)}",name:"${seroval(standIn.name)}"}`
const html = `<p title="${escapeHTML(standIn.name)}">${escapeHTML(standIn.email)}</p><script>1</script><script>${code}</script>!`
const page = await HoledPage.make(html, ['1', code])

const names = [
  'Ada',
  `<b>"&'`,
  '</script><script>alert(1)</script>',
  '\u2028\u2029',
  '🔩 Żółć',
  '\\',
  '',
  'x'.repeat(200_000),
]

test.each(names)('a page with %j in its holes is the same in each encoding, and allows its scripts', name => {
  const person = { id: 'k9', name, email: 'a&b@example.com' }
  const { bytes, headers, hashes } = page.writeFor(person, undefined)
  const whole = bytes.toString()
  expect(headers).toEqual({ 'content-length': String(bytes.length) })
  const scripts = [...whole.matchAll(/<script>(.*?)<\/script>/gs)].map(([, found = '']) => found)
  expect(scripts).toHaveLength(2)
  expect(hashes).toEqual(scripts.map(found => createHash('sha256').update(found).digest('base64')))
  // As a browser would.
  expect(new Function(`${scripts[1]};return user`)()).toEqual({ id: 'k9', name })
  expect(whole).toContain('>a&amp;b@example.com</p>')
  expect(/title="([^"]*)"/.exec(whole)?.[1]).toBe(escapeHTML(name).replaceAll("'", '&#x27;'))
  const zipped = page.writeFor(person, 'gzip, br')
  expect(zipped.headers).toEqual({
    'content-encoding': 'gzip',
    'content-length': String(zipped.bytes.length),
  })
  expect(gunzipSync(zipped.bytes).equals(bytes)).toBe(true)
})

test('a page without a person is the same for all', async () => {
  const { bytes } = (await HoledPage.make('<p>None</p>', [])).writeFor(
    { id: '', name: '', email: '' },
    'gzip',
  )
  expect(gunzipSync(bytes).toString()).toBe('<p>None</p>')
})

test.each([
  encodeURIComponent(standIn.email),
  standIn.name.toUpperCase(),
  standIn.name,
  standIn.name.slice(1),
  JSON.stringify(standIn.name).replaceAll('<', String.raw`\u003c`),
])('a page that does something with a person besides naming them is not kept: %s', async used => {
  await expect(HoledPage.make(`<a href="${used}">`, [])).rejects.toThrow('besides naming them')
})
