import { listUnknown, type ShopFacts } from './facts.ts'
import { parseText } from './parse.ts'

/** What is wrong with a text of the shop in Markdown, as the rest of a sentence; undefined if its page can show it. */
export function findFault(markdown: string, facts: ShopFacts): string | undefined {
  const { title, blocks } = parseText(markdown, facts)
  if (title === '') return 'must have a title, like # Terms'
  if (blocks.length === 0) return 'must have words below its title'
  const [unknown] = listUnknown(markdown, facts)
  if (unknown === undefined) return undefined
  const known = [...facts.keys()].map(name => `{{${name}}}`)
  return `names ${unknown}, which the shop does not know; it knows ${known.join(', ')}`
}
