import { lexer, type Token, type Tokens } from 'marked'
import { parseText } from '#domain/texts/parse.ts'
import type { HandbookHeading, HandbookText } from '#web/ui/owner/handbook/handbook.ts'

/** A picture as a text names it: by the path of its light file, from the text. */
export interface NamedPicture {
  readonly kind: 'picture'
  readonly alt: string
  readonly file: string
}

type Block = Exclude<HandbookText['blocks'][number], { kind: 'picture' }> | NamedPicture

export interface ReadHandbook extends Pick<HandbookText, 'title' | 'summary'> {
  readonly blocks: readonly Block[]
}

/**
 * Reads a text of the handbook: what the shop's own texts may hold, and pictures in paragraphs of their own. Its first paragraph is its summary,
 * its headings of the second level can be led to.
 */
export function readHandbook(markdown: string): ReadHandbook {
  const { title, summary } = parseText(markdown, new Map())
  const [, ...blocks] = lexer(markdown).flatMap(readBlock)
  return { title, summary, blocks }
}

function readBlock(token: Token): Block[] {
  const picture = pictureIn(token)
  if (picture) return [{ kind: 'picture', alt: picture.text, file: picture.href }]
  return parseText(token.raw, new Map()).blocks.map(block =>
    block.kind === 'heading' ? withId(block.text) : block,
  )
}

const withId = (text: string): HandbookHeading => ({
  kind: 'heading',
  text,
  id: text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
})

/** The picture of which a paragraph consists, if it does. */
function pictureIn(token: Token): Tokens.Image | undefined {
  const [first, ...more] = token.type === 'paragraph' ? (token.tokens ?? []) : []
  return more.length === 0 && first?.type === 'image' ? (first as Tokens.Image) : undefined
}
