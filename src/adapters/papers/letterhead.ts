import type { Paper } from '#domain/ports.ts'
import { COLOURS, decorate, heightOf, PAGE, type Pdf, type Sheet, stamp, WIDTH, write } from './sheet.ts'

const BAND = 84
const PLATE = { width: 190, height: 44, padding: 7 }

/** Who sends a paper, and what it is. */
export interface Head {
  readonly seller: Paper['seller']
  readonly title: string
  /** '' if it has none. */
  readonly number: string
}

/** The head of the first page. Returns the position below it. */
export function drawLetterhead(sheet: Sheet, { seller, title, number }: Head): number {
  decorate(sheet, document => {
    document.rect(0, 0, PAGE.width, BAND).fill(COLOURS.ink)
    document.rect(0, BAND, PAGE.width, 3).fill(COLOURS.accent)
  })
  drawSender(sheet, seller)
  const box = { x: PAGE.right - 240, width: 240, align: 'right', isStrong: true } as const
  write(sheet, title, { ...box, y: 21, size: 21, colour: COLOURS.white }, 'H1')
  if (number) write(sheet, `No. ${number}`, { ...box, y: 52, size: 11, colour: '#ff8a47' })
  return BAND + 3
}

/** The owner's logo on white, which is read out as the seller's name, or that name beside the shop's own. */
function drawSender(sheet: Sheet, { name, logo }: Head['seller']): void {
  if (!logo) {
    decorate(sheet, document => drawNut(document, PAGE.left, 26))
    const box = { x: PAGE.left + 44, width: 240, colour: COLOURS.white, isStrong: true }
    write(sheet, name, { ...box, y: 31, size: name.length > 24 ? 12 : 16 })
    return
  }
  const scale = Math.min(PLATE.width / logo.width, PLATE.height / logo.height)
  const width = logo.width * scale
  const height = logo.height * scale
  const top = (BAND - height) / 2
  const { padding } = PLATE
  decorate(sheet, document =>
    document
      .roundedRect(PAGE.left, top - padding, width + 2 * padding, height + 2 * padding, 4)
      .fill(COLOURS.white),
  )
  const { document, root } = sheet
  const draw = () => {
    document.image(Buffer.from(logo.png, 'base64'), PAGE.left + padding, top, { width, height })
  }
  root.add(document.struct('Figure', { alt: name }, [draw]))
}

/** The shop's logo: a hexagon nut. */
function drawNut(document: Pdf, x: number, y: number): void {
  document
    .save()
    .translate(x, y)
    .path(
      'M14.5 1.2a3 3 0 0 1 3 0l10.6 6.1a3 3 0 0 1 1.5 2.6v12.2a3 3 0 0 1-1.5 2.6l-10.6 6.1a3 3 0 0 1-3 0L3.9 24.7a3 3 0 0 1-1.5-2.6V9.9a3 3 0 0 1 1.5-2.6z',
    )
    .fill(COLOURS.accent)
  document.circle(16, 16, 9).fill(COLOURS.ink)
  document.circle(16, 16, 4.4).fill(COLOURS.accent)
  document.restore()
}

/** How many pages there are so far. */
export const countPages = ({ document }: Pick<Sheet, 'document'>) => document.bufferedPageRange().count

/**
 * What every page from `begin` (from 0) has: its number and the seller at the foot, and after the first of them the paper's name at the
 * head.
 */
export function stampPages(sheet: Sheet, head: Head, begin = 0): void {
  const count = countPages(sheet) - begin
  for (let index = 0; index < count; index += 1) {
    sheet.document.switchToPage(begin + index)
    if (index > 0) stampHead(sheet, head)
    stampFoot(sheet, head, `Page ${index + 1} of ${count}`)
  }
}

function stampHead(sheet: Sheet, { seller, title, number }: Head): void {
  const y = 44
  const strong = { y, size: 9, isStrong: true }
  stamp(sheet, seller.name, { ...strong, width: 250 })
  stamp(sheet, number ? `${title} ${number}` : title, {
    ...strong,
    x: PAGE.right - 240,
    width: 240,
    align: 'right',
  })
  decorate(sheet, document => document.rect(PAGE.left, y + 18, WIDTH, 1.5).fill(COLOURS.accent))
}

const SMALL = { size: 7.5, colour: COLOURS.muted }
const FOOTER = { ...SMALL, width: WIDTH }

/** How much room what the owner has at the foot of papers takes on each page. */
export const heightOfFooter = (sheet: Sheet, { footer = [] }: Head['seller']): number =>
  footer.length === 0 ? 0 : heightOf(sheet, footer.join('\n'), FOOTER) + 3

function stampFoot(sheet: Sheet, { seller }: Head, page: string): void {
  const { foot = 0 } = sheet
  const top = PAGE.height - 50 - foot
  decorate(sheet, document => document.rect(PAGE.left, top, WIDTH, 0.6).fill(COLOURS.line))
  if (foot > 0) stamp(sheet, (seller.footer ?? []).join('\n'), { ...FOOTER, y: top + 7 })
  const small = { ...SMALL, y: top + foot + 7 }
  const vatId = seller.vatId && `VAT ID ${seller.vatId}`
  const imprint = [seller.name, ...seller.address, vatId, seller.email, seller.phone].filter(Boolean)
  stamp(sheet, imprint.join(' · '), { ...small, width: WIDTH - 70 })
  stamp(sheet, page, { ...small, x: PAGE.right - 60, width: 60, align: 'right' })
}
