import type { Language } from '#contract/language.ts'
import { escapeMarkup } from '#contract/markup.ts'
import { say, word } from '#contract/phrase.ts'
import type { Seller } from '#db/tables/invoice-content.ts'
import type { MailBlock, MailLink, MailTable } from './blocks.ts'

/** What stands at the head and the foot of every mail. */
interface Letterhead {
  /** The shop's public URL. Links lead nowhere else. */
  readonly origin: string
  readonly seller: Seller
  /** In which the mail is worded; undefined: English. */
  readonly language?: Language | undefined
  /** Stands at the head instead of the seller's name, which is read out. */
  readonly logo?: { readonly src: string; readonly width: number; readonly height: number } | undefined
}

/** Markup that is written here; whatever was put into it is escaped. */
interface Html {
  readonly markup: string
}

/**
 * Programs for mail know little CSS, and some none but that of the elements themselves; hence the tables. What they make of a dark theme is left to
 * them, but for those that ask. https://www.caniemail.com
 */
const FONT = "font-family:'IBM Plex Sans','Segoe UI',Helvetica,Arial,sans-serif"
const styles = {
  title: `margin:0 0 20px;${FONT};font-size:21px;line-height:28px;font-weight:700;color:#1c252e`,
  text: `margin:0 0 16px;${FONT};font-size:16px;line-height:24px;color:#1c252e;overflow-wrap:anywhere`,
  table: `margin:0 0 20px;width:100%;border-collapse:collapse;${FONT};font-size:15px;line-height:22px;color:#1c252e;overflow-wrap:anywhere`,
  link: 'color:#b93d0a',
  button: 'border-radius:6px;background:#b93d0a',
  action: `display:inline-block;padding:12px 22px;${FONT};font-size:16px;line-height:24px;font-weight:600;color:#ffffff;text-decoration:none`,
  foot: `margin:0;${FONT};font-size:13px;line-height:20px;color:#52606d;overflow-wrap:anywhere`,
} as const

/** Also of rows, which would be long with styles of their own: Gmail shows 102 kB of a mail, and an order may have 500 lines. */
const SHEET = `:root{color-scheme:light dark;supported-color-schemes:light dark}
.rows td{padding:8px 0;border-top:1px solid #d5dce2}
.rows td+td{padding-left:16px}
@media (prefers-color-scheme:dark){
.page{background:#12181e!important}
.sheet{background:#1a222a!important}
.ink,.rows td{color:#e6ebef!important;border-color:#3a4753!important}
.faint{color:#a9b5c0!important}
.link{color:#ff8a47!important}
.button{background:#ff8a47!important}
.button a{color:#1a0f06!important}
}`

/** A mail as a page of HTML, from the blocks of its text: at most 600 px wide. Nothing is to be fetched: a logo comes along. */
export function toHtml(
  { subject, blocks }: { readonly subject: string; readonly blocks: readonly MailBlock[] },
  { origin, seller, language, logo }: Letterhead,
): string {
  const main = blocks.find(block => typeof block !== 'string' && 'href' in block)
  const body = blocks.map(block => writeBlock(block, { origin, isMain: block === main }))
  const imprint = [
    ...seller.address,
    seller.vatId && word(say`VAT ID ${seller.vatId}`, language),
    seller.email,
    seller.phone,
  ].filter(part => part !== '')
  return html`<!doctype html>
<html lang="${language?.locale ?? 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${subject}</title>
<style>${{ markup: SHEET }}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f3f5f7">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f3f5f7"><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;text-align:left">
<tr><td style="padding:16px 24px;background:#1c252e;border-bottom:3px solid #ff8a47;${{ markup: FONT }};font-size:17px;line-height:24px;font-weight:700;color:#ffffff">${logo ? writeLogo(logo, seller.name) : seller.name}</td></tr>
<tr><td class="sheet" style="padding:28px 24px 16px;background:#ffffff">
<h1 class="ink" style="${styles.title}">${subject}</h1>
${body}
</td></tr>
<tr><td style="padding:20px 24px">
<p class="faint" style="${styles.foot}"><strong>${seller.name}</strong><br>${imprint.join(' · ')}<br>${writeLink(origin, new URL(origin).host)}</p>
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`.markup
}

/** On white, as the head of a mail is dark. */
const writeLogo = ({ src, width, height }: NonNullable<Letterhead['logo']>, name: string): Html =>
  html`<img src="${src}" alt="${name}" width="${String(width)}" height="${String(height)}" style="display:block;padding:4px 6px;border-radius:4px;background:#ffffff;color:#1c252e">`

function writeBlock(block: MailBlock, { origin, isMain }: { origin: string; isMain: boolean }): Html {
  if (typeof block === 'string') return writeParagraph(writeText(block, origin))
  return 'href' in block ? writeAction(block, { origin, isMain }) : writeTable(block)
}

const writeParagraph = (...content: Content[]) =>
  html`<p class="ink" style="${styles.text}">${content.flat()}</p>\n`

/** A text with its line breaks, and with links where it names an address of the shop. */
function writeText(text: string, origin: string): Html[] {
  return cutAddresses(text).map(piece => {
    const href = piece.isAddress ? findOwnLink(piece.text, origin) : undefined
    return href === undefined ? writeLines(piece.text) : writeLink(href, piece.text)
  })
}

const writeLines = (text: string): Html => ({ markup: html`${text}`.markup.replaceAll('\n', '<br>') })

const writeLink = (href: string, text: string): Html =>
  html`<a class="link" href="${href}" style="${styles.link}">${text}</a>`

/** The first link of a mail is what it asks for, and a button; others are beside the point. */
function writeAction(
  { text, href, action }: MailLink,
  { origin, isMain }: { origin: string; isMain: boolean },
): Html {
  const own = findOwnLink(href, origin)
  if (own === undefined) throw new Error('a mail links to a page that is not of the shop')
  if (!isMain) return writeParagraph(!text ? '' : writeLines(text), ' ', writeLink(own, action))
  return html`${!text ? '' : writeParagraph(writeLines(text))}<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 24px"><tr><td class="button" bgcolor="#b93d0a" style="${styles.button}"><a href="${own}" style="${styles.action}">${action}</a></td></tr></table>
`
}

function writeTable({ items = [], facts }: MailTable): Html {
  const rows = [...items.map(({ name, detail }) => [name, detail] as const), ...facts]
  return html`<table class="ink rows" cellpadding="6" cellspacing="0" border="0" style="${styles.table}"><tbody valign="top">
${rows.map(
  ([name, value]) => html`<tr><td>${writeLines(name)}</td><td align="right">${writeLines(value)}</td></tr>\n`,
)}</tbody></table>
`
}

type Content = string | Html | readonly (string | Html)[]

/** Markup with strings that are escaped, and with markup made by this. */
function html(markup: TemplateStringsArray, ...values: readonly Content[]): Html {
  return { markup: String.raw({ raw: markup }, ...values.map(write)) }
}

function write(content: Content): string {
  if (typeof content === 'string') return escapeMarkup(content)
  return 'markup' in content ? content.markup : content.map(write).join('')
}

const WEB_ADDRESS = /https?:\/\/[^\s<>"]*[^\s<>".,:;!?)]/g

/** A text cut into what is an address and what is not, in order. */
function cutAddresses(text: string): { readonly text: string; readonly isAddress: boolean }[] {
  const pieces: { text: string; isAddress: boolean }[] = []
  let end = 0
  for (const { 0: address, index } of text.matchAll(WEB_ADDRESS)) {
    pieces.push({ text: text.slice(end, index), isAddress: false }, { text: address, isAddress: true })
    end = index + address.length
  }
  return [...pieces, { text: text.slice(end), isAddress: false }].filter(piece => piece.text !== '')
}

/** The link that a text is, as browsers read it; undefined if it is anything else than one address of the shop. */
function findOwnLink(text: string, origin: string): string | undefined {
  if (/\s/.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  const isOwn = url.origin === origin && url.username === '' && url.password === ''
  return isOwn ? url.href : undefined
}
