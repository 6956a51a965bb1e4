import { expect, test } from 'vitest'
import { parseText } from './parse.ts'

const facts = new Map([
  ['seller.name', 'Byron & *Sons*'],
  ['seller.email', 'ada@example.com'],
  ['seller.vatId', ''],
])
const plain = (text: string) => ({ text, isBold: false, href: null })

test('a text has a title, a summary, headings, paragraphs and lists', () => {
  const markdown = '# Terms\n\nOf {{seller.name}}.\n\n## One\n\n- a\n- b\n\n### Two\n\n1. c'
  expect(parseText(markdown, facts)).toEqual({
    title: 'Terms',
    summary: 'Of Byron & *Sons*.',
    blocks: [
      { kind: 'paragraph', runs: [plain('Of Byron & *Sons*.')] },
      { kind: 'heading', text: 'One' },
      { kind: 'list', isNumbered: false, items: [[plain('a')], [plain('b')]] },
      { kind: 'subheading', text: 'Two' },
      { kind: 'list', isNumbered: true, items: [[plain('c')]] },
    ],
  })
})

test('words are bold, or lead within the shop, to another one or to a mail', () => {
  const markdown =
    'See **this [page](/returns)**, [that](https://example.com/a) or [us](mailto:{{seller.email}}).'
  expect(parseText(markdown, facts).blocks).toEqual([
    {
      kind: 'paragraph',
      runs: [
        plain('See '),
        { text: 'this ', isBold: true, href: null },
        { text: 'page', isBold: true, href: '/returns' },
        plain(', '),
        { text: 'that', isBold: false, href: 'https://example.com/a' },
        plain(' or '),
        { text: 'us', isBold: false, href: 'mailto:ada@example.com' },
        plain('.'),
      ],
    },
  ])
})

test.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', 'http://plain.example'])(
  'a link to %s is plain text',
  href => {
    expect(parseText(`[here](${href})`, facts).blocks).toEqual([{ kind: 'paragraph', runs: [plain('here')] }])
  },
)

test('HTML is left out, also within a line', () => {
  const { blocks } = parseText('<!-- note -->\n\n<script>alert(1)</script>\n\nA <b>word</b>.', facts)
  expect(blocks).toEqual([{ kind: 'paragraph', runs: [plain('A '), plain('word'), plain('.')] }])
})

test('what names a fact that the shop does not have is left out; an unknown name stays to be seen', () => {
  const markdown = 'VAT {{seller.vatId}}\n\n- VAT {{seller.vatId}}\n- {{seller.name}}\n- {{sellers.name}}'
  expect(parseText(markdown, facts).blocks).toEqual([
    { kind: 'list', isNumbered: false, items: [[plain('Byron & *Sons*')], [plain('{{sellers.name}}')]] },
  ])
})
