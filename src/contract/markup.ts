/** Control characters, lone halves of pairs and what is no character: https://www.w3.org/TR/xml/#charsets */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/**
 * A text as it stands in an element or in the double quotes of an attribute, in XML and in HTML; characters that XML cannot have
 * become spaces.
 */
export function escapeMarkup(text: string): string {
  return text.replaceAll(FORBIDDEN, ' ').replaceAll(/[&<>"]/g, sign => references[sign] ?? sign)
}
