import type { RenderInvoice } from '#domain/ports.ts'
import { drawInvoice } from './pdf-invoice.ts'
import { registerFonts } from './pdf-text.ts'

/** Renders invoices on A4 with pdfkit, which is loaded on first use. */
export const renderInvoice: RenderInvoice = async invoice => {
  const { default: PDFDocument } = await import('pdfkit')
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'en',
    displayTitle: true,
    info: {
      Title: `Invoice ${invoice.number}`,
      Author: invoice.seller.name,
      // The invoice's date, not the time of rendering: the same invoice always yields the same file.
      CreationDate: new Date(invoice.issuedAt),
      ModDate: new Date(invoice.issuedAt),
    },
  })
  registerFonts(document)
  drawInvoice(document, invoice)
  document.end()
  const chunks: Uint8Array[] = []
  for await (const chunk of document) if (chunk instanceof Uint8Array) chunks.push(chunk)
  return Buffer.concat(chunks)
}
