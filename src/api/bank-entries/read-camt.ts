import { MAX_STATEMENT_ENTRIES } from '#contract/bank-entries/states.ts'
import { say } from '#contract/phrase.ts'
import { invalid } from '#domain/errors.ts'
import { readXml, type XmlVisitor } from '../base/xml.ts'
import { isDay, type Statement, takeIncoming, type WrittenEntry } from './statement.ts'

const PIECE = 64 * 1024

/** The elements of ISO 20022 that are read, by the paths to them. https://www.iso20022.org/iso-20022-message-definitions, camt.053 */
const ROOTS: ReadonlySet<string> = new Set(['BkToCstmrStmt', 'BkToCstmrAcctRpt', 'BkToCstmrDbtCdtNtfctn'])
const DAY = /^\d{4}-\d{2}-\d{2}/

/** The texts below an entry or one of its transactions, by their paths in it. */
class Facts {
  readonly #texts = new Map<string, string[]>()
  currency = ''

  add(path: string, text: string): void {
    const before = this.#texts.get(path)
    if (before) before.push(text)
    else this.#texts.set(path, [text])
  }

  /** What stands at the first of these paths that has something. */
  first(...paths: readonly string[]): string {
    return paths.map(path => this.all(path)).find(Boolean) ?? ''
  }

  all(path: string): string {
    return (this.#texts.get(path) ?? []).join(' ').trim()
  }
}

/**
 * Reads the entries of a statement in CAMT.053, or of a report or notice of the same family: those that are booked, each transaction of a
 * collected entry by itself where the bank says its amount. Rejects (invalid) other XML, and as `readXml` does.
 */
export async function readCamt(bytes: Uint8Array): Promise<Statement> {
  const written: WrittenEntry[] = []
  let pending = 0
  const state = { isCamt: false }
  const visitorOf = (found: (WrittenEntry | 'pending')[]) => visitEntries(found, state)
  for await (const found of readXml(cut(bytes), visitorOf)) {
    for (const each of found) {
      if (each === 'pending') pending += 1
      else written.push(each)
    }
    if (written.length > 2 * MAX_STATEMENT_ENTRIES)
      throw invalid('file', say`must have at most ${{ count: MAX_STATEMENT_ENTRIES }} entries`)
  }
  if (!state.isCamt) throw invalid('file', say`is no bank statement in CAMT.053`)
  const { entries, leftOut } = takeIncoming(written)
  return { entries, leftOut: leftOut + pending, unread: [] }
}

async function* cut(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += PIECE) yield bytes.subarray(from, from + PIECE)
}

function visitEntries(found: (WrittenEntry | 'pending')[], state: { isCamt: boolean }): XmlVisitor {
  const path: string[] = []
  let account = ''
  let entry: Facts | undefined
  let transactions: Facts[] = []
  let text = ''
  const below = (name: string) => path.slice(path.lastIndexOf(name) + 1).join('/')
  return {
    open(name, attributes) {
      path.push(name)
      text = ''
      if (ROOTS.has(name)) state.isCamt = true
      if (name === 'Ntry') {
        entry = new Facts()
        transactions = []
      }
      if (name === 'TxDtls' && entry) transactions.push(new Facts())
      const at = transactions.at(-1) && path.includes('TxDtls') ? transactions.at(-1) : entry
      if (name === 'Amt' && at && at.currency === '') at.currency = attributes.Ccy ?? ''
    },
    text(part) {
      text += part
    },
    close(name) {
      const [said, transaction] = [text.trim(), transactions.at(-1)]
      text = ''
      if (entry && path.includes('TxDtls')) transaction?.add(below('TxDtls'), said)
      else if (entry) entry.add(below('Ntry'), said)
      else if (
        path.slice(-4).join('/') === 'Stmt/Acct/Id/IBAN' ||
        path.slice(-4).join('/') === 'Rpt/Acct/Id/IBAN'
      )
        account = said
      path.pop()
      if (name !== 'Ntry' || !entry) return
      const isBooked = ['', 'BOOK'].includes(entry.first('Sts/Cd', 'Sts'))
      found.push(...(isBooked ? describe(account, entry, transactions) : (['pending'] as const)))
      entry = undefined
    },
  }
}

function describe(account: string, entry: Facts, transactions: readonly Facts[]): WrittenEntry[] {
  const bookedOn = DAY.exec(entry.first('BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm'))?.[0] ?? ''
  if (!isDay(bookedOn)) throw invalid('file', say`has an entry without a day`)
  const amountOf = (facts: Facts) => facts.first('Amt', 'AmtDtls/TxAmt/Amt')
  const own = { account, bookedOn, reference: entry.first('AcctSvcrRef') }
  const isIncoming = entry.first('CdtDbtInd') === 'CRDT'
  const isSplit = transactions.length > 1 && transactions.every(each => amountOf(each) !== '')
  const parts = isSplit ? transactions : [transactions.length === 1 ? transactions[0] : undefined]
  return parts.map(part => ({
    ...own,
    reference: [own.reference, part?.first('Refs/AcctSvcrRef', 'Refs/TxId', 'Refs/EndToEndId')]
      .filter(Boolean)
      .join(' '),
    amount: isSplit && part ? amountOf(part) : entry.first('Amt'),
    currency: (isSplit && part?.currency) || entry.currency,
    isIncoming: isSplit && part?.first('CdtDbtInd') ? part.first('CdtDbtInd') === 'CRDT' : isIncoming,
    name: part?.first('RltdPties/Dbtr/Nm', 'RltdPties/Dbtr/Pty/Nm', 'RltdPties/UltmtDbtr/Nm') ?? '',
    iban: part?.first('RltdPties/DbtrAcct/Id/IBAN') ?? '',
    remittance: part
      ? [part.all('RmtInf/Ustrd'), part.all('RmtInf/Strd/CdtrRefInf/Ref')].filter(Boolean).join(' ')
      : [...transactions.map(each => each.all('RmtInf/Ustrd')), entry.all('AddtlNtryInf')]
          .filter(Boolean)
          .join(' '),
  }))
}
