import { escapeMarkup } from './markup.ts'

/** A part of an XML document, written and escaped. */
export interface Markup {
  readonly markup: string
}

/** Strings are text. Null and undefined are left out. */
type Content = Markup | string | null | undefined

type Attributes = Readonly<Record<string, string>>

/** An element without attributes. */
export function element(name: string, ...content: readonly Content[]): Markup {
  return elementWith(name, {}, ...content)
}

export function elementWith(name: string, attributes: Attributes, ...content: readonly Content[]): Markup {
  return { markup: `${openTag(name, attributes)}${content.map(write).join('')}</${name}>` }
}

function openTag(name: string, attributes: Attributes): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`)
  return `<${name}${given.join('')}>`
}

/** An element with a text; null if the text is empty. */
export function optional(name: string, text: string): Markup | null {
  return text === '' ? null : element(name, text)
}

/** How a document in UTF-8 begins that is written in parts: with the tag that opens its root. */
export function writeStart(name: string, attributes: Attributes): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${openTag(name, attributes)}\n`
}

/** A whole document in UTF-8. */
export function writeXml(root: Markup): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.markup}\n`
}

function write(content: Content): string {
  if (typeof content === 'string') return escapeMarkup(content)
  return content?.markup ?? ''
}
