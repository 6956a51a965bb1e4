import { lexer, type Token, type Tokens } from 'marked'
import type { ShopText, TextBlock, TextRun } from '#contract/texts/texts.ts'
import { fillIn, lacksFact, type ShopFacts } from './facts.ts'

/**
 * Reads a text in Markdown: headings, paragraphs, lists, bold words and links. HTML, such as comments, is left out, and so are
 * paragraphs and items that name a fact the shop does not have. https://spec.commonmark.org
 */
export function parseText(markdown: string, facts: ShopFacts): Omit<ShopText, 'name'> {
  const tokens = lexer(markdown)
  const blocks = tokens.flatMap(token => readBlock(token, facts))
  const title = tokens.find((token): token is Tokens.Heading => token.type === 'heading' && token.depth === 1)
  const first = blocks.find(({ kind }) => kind === 'paragraph')
  return {
    title: fillIn(title?.text ?? '', facts),
    summary: first?.kind === 'paragraph' ? first.runs.map(({ text }) => text).join('') : '',
    blocks,
  }
}

function readBlock(token: Token, facts: ShopFacts): TextBlock[] {
  if (lacksFact(token.raw, facts) && token.type !== 'list') return []
  switch (token.type) {
    case 'heading':
      return readHeading(token as Tokens.Heading, facts)
    case 'paragraph':
      return [{ kind: 'paragraph', runs: readRuns(token.tokens ?? [], facts) }]
    case 'list':
      return [readList(token as Tokens.List, facts)]
    default:
      return []
  }
}

/** The title of the page is the only heading of the first level. */
function readHeading({ depth, text }: Tokens.Heading, facts: ShopFacts): TextBlock[] {
  if (depth === 1) return []
  return [{ kind: depth === 2 ? 'heading' : 'subheading', text: fillIn(text, facts) }]
}

function readList({ ordered, items }: Tokens.List, facts: ShopFacts): TextBlock {
  const kept = items.filter(({ raw }) => !lacksFact(raw, facts))
  return { kind: 'list', isNumbered: ordered, items: kept.map(({ tokens }) => readRuns(tokens, facts)) }
}

type Look = Pick<TextRun, 'isBold' | 'href'>

/** Everything below these tokens as words in a row; what is neither bold nor a link is plain. */
function readRuns(
  tokens: readonly Token[],
  facts: ShopFacts,
  look: Look = { isBold: false, href: null },
): TextRun[] {
  return tokens.flatMap(token => {
    if (token.type === 'html') return []
    const below = 'tokens' in token ? (token.tokens ?? []) : []
    if (below.length === 0) return 'text' in token ? [{ ...look, text: fillIn(token.text, facts) }] : []
    return readRuns(below, facts, lookOf(token, facts, look))
  })
}

function lookOf(token: Token, facts: ShopFacts, look: Look): Look {
  if (token.type === 'strong') return { ...look, isBold: true }
  if (token.type === 'link') return { ...look, href: readTarget(token.href, facts) }
  return look
}

/** Where a link leads: within the shop, to another one, or to a mail; anywhere else it leads nowhere. */
function readTarget(href: string, facts: ShopFacts): string | null {
  const target = fillIn(href, facts)
  return /^(?:https:\/\/|mailto:|\/(?!\/)|#)/.test(target) ? target : null
}
