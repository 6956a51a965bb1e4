import { escapeMarkup } from '#contract/markup.ts'

/** The name under which readers look for the invoice: Factur-X 1.07, 6.2. */
export const INVOICE_FILE = 'factur-x.xml'

const FACTUR_X = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'

const properties = {
  DocumentFileName: ['name of the embedded XML invoice file', INVOICE_FILE],
  DocumentType: ['INVOICE', 'INVOICE'],
  Version: ['The actual version of the Factur-X XML schema', '1.0'],
  ConformanceLevel: ['The conformance level of the embedded Factur-X data', 'EN 16931'],
} as const

/** XMP metadata: who wrote the paper. */
export function writeAuthor(author: string): string {
  return `
    <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
      <dc:creator><rdf:Seq><rdf:li>${escapeMarkup(author)}</rdf:li></rdf:Seq></dc:creator>
    </rdf:Description>`
}

/** XMP metadata: that an invoice is embedded, and what these properties mean, as PDF/A wants of those it does not know. */
export function writeFacturX(): string {
  const entries = Object.entries(properties)
  return `
    <rdf:Description rdf:about="" xmlns:fx="${FACTUR_X}">
      ${entries.map(([name, [, value]]) => `<fx:${name}>${value}</fx:${name}>`).join('\n      ')}
    </rdf:Description>
    <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
      <pdfaExtension:schemas>
        <rdf:Bag>
          <rdf:li rdf:parseType="Resource">
            <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
            <pdfaSchema:namespaceURI>${FACTUR_X}</pdfaSchema:namespaceURI>
            <pdfaSchema:prefix>fx</pdfaSchema:prefix>
            <pdfaSchema:property>
              <rdf:Seq>${entries.map(([name, [about]]) => describe(name, about)).join('')}
              </rdf:Seq>
            </pdfaSchema:property>
          </rdf:li>
        </rdf:Bag>
      </pdfaExtension:schemas>
    </rdf:Description>`
}

function describe(name: string, about: string): string {
  return `
                <rdf:li rdf:parseType="Resource">
                  <pdfaProperty:name>${name}</pdfaProperty:name>
                  <pdfaProperty:valueType>Text</pdfaProperty:valueType>
                  <pdfaProperty:category>external</pdfaProperty:category>
                  <pdfaProperty:description>${about}</pdfaProperty:description>
                </rdf:li>`
}
