import { element, elementWith, type Markup, writeXml } from '#contract/xml.ts'
import type { ElectronicInvoiceProfile, Paper } from '#domain/ports.ts'
import { writeCiiLine } from './cii-lines.ts'
import { writeAgreement, writeDelivery } from './cii-parties.ts'
import { writeSettlement } from './cii-settlement.ts'
import { writeDate } from './cii-units.ts'

const NAMESPACES = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
}

const EN_16931 = 'urn:cen.eu:en16931:2017'
const guidelines: Readonly<Record<ElectronicInvoiceProfile, string>> = {
  'factur-x': EN_16931,
  xrechnung: `${EN_16931}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`,
}
const PEPPOL_BILLING = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'

const INVOICE = '380'
const CORRECTED_INVOICE = '384'
const CREDIT_NOTE = '381'

/**
 * Writes an invoice as UN/CEFACT Cross Industry Invoice by EN 16931: for Factur-X and ZUGFeRD in the profile EN 16931, or as an
 * XRechnung 3.0. Comments name the business terms of the standard (BT, BG).
 */
export function writeCii(paper: Paper, profile: ElectronicInvoiceProfile): string {
  const document = elementWith(
    'rsm:CrossIndustryInvoice',
    NAMESPACES,
    writeContext(profile),
    writeDocument(paper),
    element(
      'rsm:SupplyChainTradeTransaction',
      ...paper.lines.map((line, index) => writeCiiLine(paper, line, index + 1)),
      writeAgreement(paper),
      writeDelivery(paper),
      writeSettlement(paper),
    ),
  )
  return writeXml(document)
}

/** BG-2: by which rules it is written. */
function writeContext(profile: ElectronicInvoiceProfile): Markup {
  const parameter = (name: string, id: string) => element(`ram:${name}`, element('ram:ID', id))
  return element(
    'rsm:ExchangedDocumentContext',
    profile === 'xrechnung'
      ? parameter('BusinessProcessSpecifiedDocumentContextParameter', PEPPOL_BILLING)
      : null,
    parameter('GuidelineSpecifiedDocumentContextParameter', guidelines[profile]),
  )
}

/** BT-1 to BT-3, and the notes of BG-1. */
function writeDocument(paper: Paper): Markup {
  const { footer = [] } = paper.seller
  return element(
    'rsm:ExchangedDocument',
    element('ram:ID', paper.number),
    element('ram:TypeCode', typeOf(paper)),
    element('ram:IssueDateTime', writeDate(paper, paper.issuedAt)),
    paper.note === '' ? null : element('ram:IncludedNote', element('ram:Content', paper.note)),
    footer.length === 0 ? null : element('ram:IncludedNote', element('ram:Content', footer.join('\n'))),
  )
}

/** UNTDID 1001. */
function typeOf({ corrects, credits }: Paper): string {
  if (credits !== undefined) return CREDIT_NOTE
  return corrects === undefined ? INVOICE : CORRECTED_INVOICE
}
