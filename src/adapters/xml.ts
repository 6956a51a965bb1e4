/** A part of an XML document, written and escaped. */
export interface Markup {
  readonly markup: string
}

/** Strings are text. Null and undefined are left out. */
type Content = Markup | string | null | undefined

type Attributes = Readonly<Record<string, string>>

/** Control characters, lone halves of pairs and what is no character: https://www.w3.org/TR/xml/#charsets */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** A text as it stands in an element or in the quotes of an attribute; characters that XML cannot have become spaces. */
export function escapeXml(text: string): string {
  return text.replaceAll(FORBIDDEN, ' ').replaceAll(/[&<>"]/g, sign => references[sign] ?? sign)
}

/** An element without attributes. */
export function element(name: string, ...content: readonly Content[]): Markup {
  return elementWith(name, {}, ...content)
}

export function elementWith(name: string, attributes: Attributes, ...content: readonly Content[]): Markup {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  return { markup: `<${name}${given.join('')}>${content.map(write).join('')}</${name}>` }
}

/** An element with a text; null if the text is empty. */
export function optional(name: string, text: string): Markup | null {
  return text === '' ? null : element(name, text)
}

/** A whole document in UTF-8. */
export function writeXml(root: Markup): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.markup}\n`
}

function write(content: Content): string {
  if (typeof content === 'string') return escapeXml(content)
  return content?.markup ?? ''
}
