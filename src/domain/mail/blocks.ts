/** A label and what it is: 'Total', '€29.85'. */
export type MailFact = readonly [label: string, value: string]

/** What is ordered or offered: its name, and how many at which price. */
export interface MailItem {
  readonly name: string
  readonly detail: string
  /** The same in plain text. */
  readonly text: string
}

/** Items, if any, and what is to be known of them. */
export interface MailTable {
  readonly items?: readonly MailItem[]
  readonly facts: readonly MailFact[]
}

/** A page of the shop to go to, after a sentence that says why, which may be ''. */
export interface MailLink {
  readonly text: string
  readonly href: string
  /** What the person does there, for a button: 'Pay or cancel'. */
  readonly action: string
}

/** A block of a mail: a paragraph, whose line breaks are kept, a table or a link. */
export type MailBlock = string | MailTable | MailLink

/** A mail in plain text, an empty line between its blocks. */
export const toText = (blocks: readonly MailBlock[]): string => `${blocks.map(writeBlock).join('\n\n')}\n`

function writeBlock(block: MailBlock): string {
  if (typeof block === 'string') return block
  if ('href' in block) return block.text === '' ? block.href : `${block.text}\n${block.href}`
  const { items = [], facts } = block
  return [...items.map(({ text }) => text), ...facts.map(([label, value]) => `${label}: ${value}`)].join('\n')
}

/** The blocks of a text: its paragraphs. */
export const readParagraphs = (text: string): string[] => text.trim().split(/\n\s*\n/)
