import { describe, expect, test } from 'vitest'
import { createPaperPress, type PaperPress } from '#adapters/papers/paper-press.ts'
import { renderPaper } from '#adapters/papers/pdf.ts'
import type { Paper } from '#domain/paper.ts'
import { composePaper } from '#domain/papers/compose.ts'
import { german, makeInvoiceContent, makeLines, polish } from '../support/invoice-contents.ts'
import { readPdf } from '../support/pdf.ts'

const words = async (paper: Paper) => readPdf(await renderPaper(paper)).replaceAll('\n', ' ')
const raw = async (paper: Paper) => Buffer.from(await renderPaper(paper)).toString('latin1')

const invoice = composePaper('invoice', '16', makeInvoiceContent())
const invoiceFile = Buffer.from(await renderPaper(invoice))
/** What a press reports here: nothing may. */
const refuseFault = (error: unknown) => {
  throw error
}
const unpaid = { paidAt: undefined, transactionId: undefined }

describe('a paper', () => {
  test('has every line once, a head and a number on each page, and its sums on the last', async () => {
    const paper = composePaper('invoice', '16', makeInvoiceContent({ lines: makeLines(500) }))
    const text = await words(paper)
    const pages = text.split(/Page \d+ of \d+/).slice(0, -1)
    expect(pages.length).toBeGreaterThan(20)
    expect(text).toContain(`Page ${pages.length} of ${pages.length}`)
    for (const page of pages) expect(page).toContain('Pos. Article Quantity Unit price Net Amount')
    for (const { sku } of paper.lines) expect(text.split(`${sku} `)).toHaveLength(2)
    expect(pages.at(-1)).toContain('PH-4499')
    expect(pages.at(-1)).toMatch(/Total €[\d,.]+ .*Paid in full by card on 1 April 2026/)
  })

  test('says to whom, where to, and what the customer wants to read on it', async () => {
    const deliveryAddress = { ...german, company: '', name: 'Werk 2', city: 'Dachau' }
    const note = 'Bitte an Tor 3; Łódź'
    const text = await words(composePaper('invoice', '16', makeInvoiceContent({ deliveryAddress, note })))
    expect(text).toContain('Jörg Müller Müller Maschinenbau GmbH & Co. KG')
    expect(text).toContain('DELIVERED TO Werk 2')
    expect(text).toContain('Dachau')
    expect(text.replaceAll(' ', '')).toContain('BitteanTor3;Łódź')
    expect(text).toContain('Your order PO 4500012345')
    expect(text).toContain('Order PH-2026-000123')
    expect(text).toContain('Delivery: Express €12.90')
  })

  test('has Greek, Cyrillic and Vietnamese letters, in fonts that are in the file', async () => {
    const name = 'Γιώργος Παπαδόπουλος'
    const billingAddress = {
      ...german,
      company: 'Болт и гайка ООД',
      name,
      street: 'Nguyễn Huệ 3',
      country: 'GR',
    }
    const paper = composePaper('invoice', '16', makeInvoiceContent({ billingAddress, note: 'Επείγον' }))
    const text = (await words(paper)).replaceAll(' ', '')
    for (const line of [name, 'Болт и гайка ООД', 'Nguyễn Huệ 3', 'Επείγον'])
      expect(text).toContain(line.replaceAll(' ', ''))
    const file = await raw(paper)
    const count = (pattern: RegExp) => [...file.matchAll(pattern)].length
    expect(file).toContain('IBMPlexSans')
    expect(count(/\/FontFile2 /g)).toBe(count(/\/Type \/FontDescriptor/g))
    expect(count(/\/ToUnicode /g)).toBe(count(/\/Subtype \/Type0/g))
  })

  test('goes to the email address where the name of the account cannot be printed', async () => {
    const customer = { name: '山田太郎', email: 'taro@example.com' }
    const paper = composePaper('invoice', '16', makeInvoiceContent({ customer, billingAddress: null }))
    expect(paper.recipient).toEqual(['taro@example.com'])
    expect(await words(paper)).not.toContain('?')
  })

  test('names article, own number, customs code, country of origin and weight of each line, and the weight of all', async () => {
    const text = (await readPdf(invoiceFile)).replaceAll('\n', ' ').replaceAll('\u00a0', ' ')
    expect(text).toContain(
      'PH-4000 · your no. RB-0/A · customs code 7318 15 88 · country of origin Germany · 31.2 g each',
    )
    expect(text).toContain('Weight of the goods: 34.6 kg')
  })

  test('without VAT has net prices and the reason', async () => {
    const content = makeInvoiceContent({
      treatment: 'reverse-charge',
      billingAddress: polish,
      customer: { name: 'Zoë', email: 'zoe@example.com', vatId: 'PL5260001246' },
    })
    const text = await words(composePaper('invoice', '16', content))
    expect(text).toContain('Net per piece Net')
    expect(text).toContain('VAT 0% €0.00')
    expect(text).toContain('VAT ID PL5260001246')
    expect(text).toContain('Article 138 of Directive 2006/112/EC')
    expect(await words(composePaper('invoice', '16', makeInvoiceContent({ treatment: 'export' })))).toContain(
      'Article 146 of Directive 2006/112/EC',
    )
  })

  test('on account says until when and where to pay; a correction says what it replaces', async () => {
    const account = makeInvoiceContent({ ...unpaid, dueAt: '2026-05-01T10:00:00.000Z' })
    expect(await words(composePaper('invoice', '16', account))).toContain(
      'Payable by 1 May 2026 by credit transfer to Schrauben & Söhne GmbH, IBAN DE02 1203 0000 0000 2020 51, stating invoice 16.',
    )
    const corrected = await words(composePaper('invoice', '16', makeInvoiceContent({ corrects: 12 })))
    expect(corrected).toContain('Corrected invoice No. 16')
    expect(corrected).toContain('Replaces Invoice no. 12')
  })

  test('says that delivery is still to come, and when; once it is shipped, the day of supply', async () => {
    const expected = { from: '2026-04-30', to: '2026-05-04' }
    const before = await words(composePaper('invoice', '16', makeInvoiceContent({ supply: { expected } })))
    expect(before).toContain(
      'Delivery not yet made when this was issued; expected in April 2026 or May 2026.',
    )
    expect(before).not.toContain('Day of supply')
    const supply = { at: '2026-04-02T22:30:00.000Z' }
    const after = await words(composePaper('invoice', '16', makeInvoiceContent({ supply })))
    expect(after).toContain('Day of supply 3 April 2026')
    expect(after).not.toContain('not yet made')
  })

  test('of a quote says how long its prices hold', async () => {
    const validUntil = new Date('2026-04-15T10:00:00Z')
    const quote = composePaper('quote', 'Q-7', makeInvoiceContent(unpaid), { validUntil })
    expect(await words(quote)).toContain('These prices hold until 15 April 2026.')
  })
})

describe('a PDF/A-3', () => {
  test('has what the standard wants: colours, metadata, structure, language, and nothing transparent or encrypted', async () => {
    const file = invoiceFile.toString('latin1')
    expect(file.startsWith('%PDF-1.7')).toBe(true)
    expect(file).toMatch(/\/OutputIntents \[/)
    expect(file).toContain('/S /GTS_PDFA1')
    expect(file).toContain('<pdfaid:part>3</pdfaid:part>')
    expect(file).toContain('<pdfaid:conformance>A</pdfaid:conformance>')
    expect(file).toContain('/Marked true')
    expect(file).toContain('/StructTreeRoot')
    expect(file).toContain('/Lang (en)')
    expect(file).not.toMatch(/\/(SMask|ExtGState|Encrypt|JavaScript|Helvetica)\b/)
  })

  test('has every font in it, with a table of its letters', async () => {
    const file = invoiceFile.toString('latin1')
    const count = (pattern: RegExp) => [...file.matchAll(pattern)].length
    expect(count(/\/Type \/FontDescriptor/g)).toBeGreaterThan(1)
    expect(count(/\/FontFile2 /g)).toBe(count(/\/Type \/FontDescriptor/g))
    expect(count(/\/ToUnicode /g)).toBe(count(/\/Subtype \/Type0/g))
  })

  test('of an invoice declares the invoice in it; of another paper, none', async () => {
    const file = invoiceFile.toString('latin1')
    expect(file).toContain('<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>')
    expect(file).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>')
    expect(file).toContain('/AFRelationship /Alternative')
    expect(file).toMatch(/\/AF \[/)
    const other = await raw(composePaper('confirmation', 'PH-2026-000123', makeInvoiceContent()))
    expect(other).not.toMatch(/AFRelationship|fx:/)
  })

  test('has the seller’s name in its metadata, escaped', async () => {
    expect(invoiceFile.toString('utf8')).toContain('<rdf:li>Schrauben &amp; Söhne GmbH</rdf:li>')
  })

  test('of the same paper is the same file', async () => {
    expect(invoiceFile.equals(await renderPaper(invoice))).toBe(true)
  })
})

describe('the press', () => {
  const quote = (number: string, lines: number) =>
    composePaper('quote', number, makeInvoiceContent({ lines: makeLines(lines), ...unpaid }))

  async function use(press: PaperPress, work: (press: PaperPress) => Promise<void>): Promise<void> {
    try {
      await work(press)
    } finally {
      await press.close()
    }
  }

  test('makes a paper as it is made here, while others are answered, and only once', () =>
    use(createPaperPress(refuseFault), async press => {
      await press.print(invoice)
      const gaps: number[] = []
      let last = performance.now()
      const start = last
      const clock = setInterval(() => {
        const now = performance.now()
        gaps.push(now - last)
        last = now
      }, 5)
      const long = quote('1', 500)
      const copies = await Promise.all([press.print(long, 'ada'), press.print(long, 'ada')])
      clearInterval(clock)
      expect(Math.max(...gaps)).toBeLessThan((performance.now() - start) / 2)
      expect(copies[0]).toBe(copies[1])
      expect(await press.print(quote('1', 500), 'ada')).toBe(copies[0])
      expect(invoiceFile.equals(await press.print(invoice))).toBe(true)
    }))

  test('refuses a person one paper too many, and everybody once too many are being made, but no mail', () =>
    use(createPaperPress(refuseFault, { ofPerson: 2, inAll: 3 }), async press => {
      const tooMany = { refusal: { kind: 'too-many' } }
      // What is not made yet when the next is asked for: the thread takes longer to begin.
      const short = (number: string) => quote(number, 10)
      const first = [press.print(short('1'), 'ada'), press.print(short('2'), 'ada')]
      await expect(press.print(short('3'), 'ada')).rejects.toMatchObject(tooMany)
      first.push(press.print(short('2'), 'ada'), press.print(short('3'), 'bob'))
      await expect(press.print(short('4'), 'eve')).rejects.toMatchObject(tooMany)
      await Promise.all([...first, press.print(invoice)])
      await press.print(short('4'), 'ada')
    }))
})
