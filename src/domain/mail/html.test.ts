import { expect, test } from 'vitest'
import type { MailBlock } from './blocks.ts'
import { toHtml } from './html.ts'

const origin = 'https://shop.example.com'
const seller = {
  name: 'Bolts & Sons',
  address: ['Foundry Lane 14', '10115 Berlin'],
  country: 'DE',
  vatId: '',
  email: 'office@example.com',
  phone: '',
  iban: '',
}
const write = (...blocks: MailBlock[]) => toHtml({ subject: 'Subject', blocks }, { origin, seller })

test('the first link is a button, others are links; none leads away from the shop', () => {
  const html = write(
    'Hello,',
    { text: 'Pay here:', href: `${origin}/pay?a=1&b="2"`, action: 'Pay' },
    { text: 'Follow it:', href: `${origin}/track#t`, action: 'Follow' },
  )
  expect(html.match(/class="button"/g)).toHaveLength(1)
  expect(html).toMatch(
    /class="button".*<a href="https:\/\/shop\.example\.com\/pay\?a=1&amp;b=%222%22" style="[^"]+">Pay<\/a>/,
  )
  expect(html).toMatch(/Follow it: <a class="link" href="https:\/\/shop\.example\.com\/track#t"/)
  expect(() => write({ text: '', href: 'https://evil.example/', action: 'Pay' })).toThrow('not of the shop')
})

test.each([
  ['https://shop.example.com/login', 'https://shop.example.com/login'],
  ['see https://shop.example.com/login.', 'https://shop.example.com/login'],
  ['https://shop.example.com@evil.example/', undefined],
  ['https://user@shop.example.com/', undefined],
  ['https://shop.example.com.evil.example/', undefined],
  ['http://shop.example.com/', undefined],
  ['javascript:alert(1)', undefined],
])('a text links to the shop alone: %s', (text, href) => {
  const links = [...write(text).matchAll(/href="([^"]*)"/g)].map(([, link]) => link)
  expect(links).toEqual(href === undefined ? [origin] : [href, origin])
})

test('whatever comes from outside is text: in paragraphs, tables, links and the seller', () => {
  const evil = '<img src=x onerror=alert(1)>"\'<script>'
  const table = {
    items: [{ name: evil, detail: evil, text: evil }],
    facts: [[evil, `one\n${evil}`]],
  } satisfies MailBlock
  const html = toHtml(
    {
      subject: evil,
      blocks: [evil, table, { text: evil, href: `${origin}/?q=${evil.replaceAll(' ', '')}`, action: evil }],
    },
    { origin, seller: { ...seller, name: evil, address: [evil] } },
  )
  expect(html).not.toMatch(/<img|<script|onerror=alert\(1\)>|"'</)
  expect(html.match(/&lt;img src=x onerror=alert\(1\)&gt;&quot;'&lt;script&gt;/g)).toHaveLength(12)
  expect(html).toContain('one<br>&lt;img')
})

test('a mail about 500 lines is shown whole by Gmail', () => {
  const line = {
    name: 'Hexagon head screw, ISO 4017, M8 x 40, steel 8.8, zinc-plated',
    detail: '1,200 pieces at €0.12',
  }
  const items = Array.from({ length: 500 }, () => ({ ...line, text: '' }))
  expect(Buffer.byteLength(write({ items, facts: [] }))).toBeLessThan(102_000)
})
