import { codes } from './invoice-rules/codes.ts'
import { presence } from './invoice-rules/presence.ts'
import { sums } from './invoice-rules/sums.ts'
import { syntax, vocabulary } from './invoice-rules/syntax.ts'
import { readXml } from './invoice-rules/tree.ts'
import { vat } from './invoice-rules/vat.ts'
import { german, peppol } from './invoice-rules/xrechnung.ts'

/**
 * The rules of EN 16931 and of XRechnung 3.0 that an invoice of the shop could break, each under its official id but in our words;
 * `not-applicable.ts` says of all others why it could not.
 * https://github.com/ConnectingEurope/eInvoicing-EN16931, https://github.com/itplr-kosit/xrechnung-schematron
 */
const core = { ...presence, ...sums, ...vat, ...codes, ...syntax, ...vocabulary }
const xrechnung = { ...core, ...german, ...peppol }

/** The ids of all rules that are restated. */
export const RULES: readonly string[] = Object.keys(xrechnung)

/** The ids of the rules that an invoice breaks, of all or among some; those of XRechnung count if it says that it is one, or the process of one. */
export function findBrokenRules(xml: string, among: ReadonlySet<string> = new Set(RULES)): string[] {
  const invoice = readXml(xml)
  const rules = /xrechnung|BusinessProcess/.test(xml) ? xrechnung : core
  return Object.entries(rules).flatMap(([id, isKept]) => (!among.has(id) || isKept(invoice) ? [] : [id]))
}

/** The texts of all elements of a name, in their order. */
export const texts = (xml: string, name: string) =>
  [...xml.matchAll(/<ram:(\w+)(?: [^>]*)?>([^<]*)(?=<\/ram)/g)].flatMap(([, found, text = '']) =>
    found === name ? [text] : [],
  )
