import type { Paper, RenderPaper } from '#domain/ports.ts'
import { writeCii } from '../e-invoice/cii.ts'
import { drawPaper } from './draw-paper.ts'
import { INVOICE_FILE, writeAuthor, writeFacturX } from './metadata.ts'
import type { Pdf } from './sheet.ts'
import { registerFonts } from './text.ts'
import { nameOf } from './words.ts'

/**
 * Renders papers on A4 as PDF/A-3a with pdfkit, which is loaded on first use. Invoices are Factur-X: they
 * carry themselves as XML.
 */
export const renderPaper: RenderPaper = async paper => {
  const { default: PDFDocument } = await import('pdfkit')
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'en',
    displayTitle: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-3a',
    tagged: true,
    // Otherwise Helvetica, which PDF/A would want embedded.
    font: '',
    bufferPages: true,
    // The paper's date, not the time of rendering: the same paper always yields the same file.
    info: { Title: `${nameOf(paper)} ${paper.number}`, CreationDate: new Date(paper.issuedAt) },
  })
  registerFonts(document)
  drawPaper(document, paper)
  document.appendXML(writeAuthor(paper.seller.name))
  if (paper.kind === 'invoice' && paper.isElectronic) attachInvoice(document, paper)
  document.end()
  const chunks: Uint8Array[] = []
  for await (const chunk of document) if (chunk instanceof Uint8Array) chunks.push(chunk)
  return Buffer.concat(chunks)
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
