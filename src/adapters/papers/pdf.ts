import type { Paper, RenderPaper, WarehousePaper } from '#domain/ports.ts'
import { writeCii } from '../e-invoice/cii.ts'
import { drawAddressLabels } from './address-labels.ts'
import { drawCompliance } from './compliance.ts'
import { drawCountList } from './count-list.ts'
import { type DataSheet, drawDataSheet } from './data-sheet.ts'
import { drawPaper } from './draw-paper.ts'
import { INVOICE_FILE, writeAuthor, writeFacturX } from './metadata.ts'
import { drawPackingSlips } from './packing-slips.ts'
import { drawPickList } from './pick-list.ts'
import { drawPurchaseOrder } from './purchase-order.ts'
import { drawReturnSlip } from './return-slip.ts'
import type { Pdf } from './sheet.ts'
import { registerFonts } from './text.ts'
import { drawWhole, type Views } from './views.ts'
import { nameOf } from './words.ts'

/**
 * Renders papers on A4 as PDF/A-3a with pdfkit, which is loaded on first use. Invoices are Factur-X: they
 * carry themselves as XML.
 */
export const renderPaper: RenderPaper = paper => {
  // The paper's date, not the time of rendering: the same paper always yields the same file.
  const madeAt = 'madeAt' in paper ? paper.madeAt : paper.issuedAt
  return render({ title: titleOf(paper), author: paper.seller.name, madeAt }, async document => {
    await draw(document, paper)
    if (paper.kind === 'invoice' && paper.isElectronic) attachInvoice(document, paper)
  })
}

/** Renders a data sheet, on one A4 page. */
export function renderDataSheet(sheet: DataSheet): Promise<Uint8Array> {
  const { name, sku, seller, madeAt } = sheet
  const title = ['Data sheet', sku, name].filter(Boolean).join(' ')
  return render({ title, author: seller.name, madeAt }, document => drawDataSheet(document, sheet))
}

/** A part's drawing with its title block, laid out for A4 lying. */
export interface DrawingPaper extends Pick<DataSheet, 'name' | 'sku' | 'seller' | 'madeAt'> {
  readonly views: Views
}

/** Renders a drawing, in lines and letters, as large as it is laid out. */
export function renderDrawing({ name, sku, seller, madeAt, views }: DrawingPaper): Promise<Uint8Array> {
  const title = ['Drawing', sku, name].filter(Boolean).join(' ')
  const made = { title, author: seller.name, madeAt, layout: 'landscape' } as const
  return render(made, document => drawWhole(document, views))
}

interface Made {
  readonly title: string
  readonly author: string
  readonly madeAt: string
  readonly layout?: 'landscape'
}

async function render(
  { title, author, madeAt, layout }: Made,
  drawOn: (document: Pdf) => void | Promise<void>,
): Promise<Uint8Array> {
  const { default: PDFDocument } = await import('pdfkit')
  const document = new PDFDocument({
    size: 'A4',
    layout,
    margin: 0,
    lang: 'en',
    displayTitle: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-3a',
    tagged: true,
    // Otherwise Helvetica, which PDF/A would want embedded.
    font: '',
    bufferPages: true,
    info: { Title: title, CreationDate: new Date(madeAt) },
  })
  registerFonts(document)
  await drawOn(document)
  document.appendXML(writeAuthor(author))
  document.end()
  const chunks: Uint8Array[] = []
  for await (const chunk of document) if (chunk instanceof Uint8Array) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const warehouseTitles: Readonly<Record<WarehousePaper['kind'], string>> = {
  'pick-list': 'Pick list',
  'packing-slips': 'Packing slips',
  'address-labels': 'Address labels',
  'return-slip': 'Return slip',
  'purchase-order': 'Purchase order',
  'count-list': 'Count list',
  compliance: 'Declaration of compliance',
}

function titleOf(paper: Paper | WarehousePaper): string {
  return 'madeAt' in paper ? warehouseTitles[paper.kind] : `${nameOf(paper)} ${paper.number}`
}

async function draw(document: Pdf, paper: Paper | WarehousePaper): Promise<void> {
  switch (paper.kind) {
    case 'pick-list':
      return drawPickList(document, paper)
    case 'packing-slips':
      return drawPackingSlips(document, paper)
    case 'address-labels':
      return drawAddressLabels(document, paper)
    case 'return-slip':
      return drawReturnSlip(document, paper)
    case 'purchase-order':
      return drawPurchaseOrder(document, paper)
    case 'count-list':
      return drawCountList(document, paper)
    case 'compliance':
      return drawCompliance(document, paper)
    default:
      return drawPaper(document, paper)
  }
}

/** Factur-X 1.07, 6.2: the XML says the same as the pages. */
function attachInvoice(document: Pdf, paper: Paper): void {
  document.appendXML(writeFacturX())
  // The types of pdfkit do not know of `relationship`.
  const attachment = {
    name: INVOICE_FILE,
    description: 'The invoice as XML by EN 16931',
    type: 'text/xml',
    relationship: 'Alternative',
    creationDate: new Date(paper.issuedAt),
    modifiedDate: new Date(paper.issuedAt),
  }
  document.file(Buffer.from(writeCii(paper, 'factur-x')), attachment)
}
