import type { Language } from '#contract/language.ts'
import { type Phrase, word } from '#contract/phrase.ts'

/** A label and what it is: 'Total', '€29.85'. Of a letter all texts are phrases, until they are worded. */
export type MailFact<Text = string> = readonly [label: Text, value: Text]

/** What is ordered or offered: its name, and how many at which price. */
export interface MailItem<Text = string> {
  readonly name: Text
  readonly detail: Text
  /** The same in plain text. */
  readonly text: Text
}

/** Items, if any, and what is to be known of them. */
export interface MailTable<Text = string> {
  readonly items?: readonly MailItem<Text>[]
  readonly facts: readonly MailFact<Text>[]
}

/** A page of the shop to go to, after a sentence that says why, if that needs saying. */
export interface MailLink<Text = string> {
  readonly text?: Text
  readonly href: string
  /** What the person does there, for a button: 'Pay or cancel'. */
  readonly action: Text
}

/** A block of a mail: a paragraph, whose line breaks are kept, a table or a link. */
export type MailBlock<Text = string> = Text | MailTable<Text> | MailLink<Text>

/** A block in the words of a language; undefined: in English. */
export function wordBlock(block: MailBlock<Phrase>, language: Language | undefined): MailBlock {
  const say = (phrase: Phrase) => word(phrase, language)
  if ('code' in block) return say(block)
  if ('href' in block) return { ...block, text: block.text && say(block.text), action: say(block.action) }
  const { items = [], facts } = block
  return {
    items: items.map(({ name, detail, text }) => ({ name: say(name), detail: say(detail), text: say(text) })),
    facts: facts.map(([label, value]) => [say(label), say(value)]),
  }
}

/** A mail in plain text, an empty line between its blocks. */
export const toText = (blocks: readonly MailBlock[]): string => `${blocks.map(writeBlock).join('\n\n')}\n`

function writeBlock(block: MailBlock): string {
  if (typeof block === 'string') return block
  if ('href' in block) return !block.text ? block.href : `${block.text}\n${block.href}`
  const { items = [], facts } = block
  return [...items.map(({ text }) => text), ...facts.map(([label, value]) => `${label}: ${value}`)].join('\n')
}

/** The blocks of a text: its paragraphs. */
export const readParagraphs = (text: string): string[] => text.trim().split(/\n\s*\n/)
