import { bankEntryPage } from '#contract/bank-entries/bank-entries.ts'
import type { Call, MakeCall } from './call.ts'
import { type Caller, readAnswer } from './caller.ts'

/** Money in a bank statement of a test. */
export interface Paid {
  readonly amount: string
  readonly words: string
  readonly name?: string
  readonly day: string
  readonly reference?: string
  readonly currency?: string
  readonly isOutgoing?: boolean
  readonly isPending?: boolean
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A statement in CAMT.053, as banks write it: each payment an entry. */
export function writeCamt(payments: readonly Paid[]): string {
  const entries = payments.map(
    ({ amount, words, name = 'Ada', day, reference = '', currency = 'EUR', isOutgoing, isPending }) => `
      <Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${isOutgoing ? 'DBIT' : 'CRDT'}</CdtDbtInd>
        <Sts><Cd>${isPending ? 'PDNG' : 'BOOK'}</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>${reference}</AcctSvcrRef>
        <NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
          <RltdPties><Dbtr><Pty><Nm>${escape(name)}</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id></DbtrAcct></RltdPties>
          <RmtInf><Ustrd>${escape(words)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
    <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr>
      <Stmt><Id>1</Id><Acct><Id><IBAN>DE02120300000000202051</IBAN></Id></Acct>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`
}

/** Uploads a bank statement. */
async function sendStatement(who: Caller, file: string) {
  const form = new FormData()
  form.set('file', new File([file], 'statement.xml'))
  return readAnswer(await who.fetch('/bank-entry/file', { method: 'POST', body: form }))
}

/** Uploads a statement with one entry, and returns its id. */
export async function prepareStatement(who: Caller): Promise<string> {
  await sendStatement(who, writeCamt([{ amount: '1.00', words: 'Money', day: '2026-01-02' }]))
  const { body } = await who.send('GET', '/bank-entry')
  return bankEntryPage.parse(body).entries[0]?._id ?? ''
}

/** No order has it, and no transfer. */
const NOBODYS = { id: 'nobodys' }

export const listStatementCalls = (call: MakeCall, id: string): Call[] => [
  call('GET', '/bank-entry'),
  call('POST', '/bank-entry/file'),
  call('POST', '/bank-entry/certain'),
  call('POST', '/bank-entry/{id}/payments', { id }, { payments: [{ order: 'PH-1999-000001', amount: 1 }] }),
  call('POST', '/bank-entry/{id}/set-aside', { id }),
  call('POST', '/bank-entry/{id}/reopen', { id }),
  call('POST', '/order/{id}/reminders', NOBODYS, { reminder: 1 }),
  call('POST', '/order/{id}/reminders/stop', NOBODYS, { reason: 'Agreed by telephone' }),
  call('POST', '/order/{id}/reminders/start', NOBODYS),
  call('POST', '/money/transfers-back/{id}', NOBODYS, { sentOn: '2026-01-02', reference: 'GS 1' }),
]

const STAFF_ALONE: [number, number, number, number, number] = [401, 403, 403, 200, 401]

const NOT_FOUND: typeof STAFF_ALONE = [401, 403, 403, 404, 401]
const accountCalls = [
  'POST /order/{id}/reminders',
  'POST /order/{id}/reminders/stop',
  'POST /order/{id}/reminders/start',
  'POST /money/transfers-back/{id}',
]

/** As in the table of all rights. */
export const statementRights: Record<string, [number, number, number, number, number]> = {
  'GET /bank-entry': STAFF_ALONE,
  // 422 for those with the right: the file is missing, and there is no such order.
  'POST /bank-entry/file': [401, 403, 403, 422, 401],
  'POST /bank-entry/certain': STAFF_ALONE,
  'POST /bank-entry/{id}/payments': [401, 403, 403, 422, 401],
  'POST /bank-entry/{id}/set-aside': STAFF_ALONE,
  'POST /bank-entry/{id}/reopen': STAFF_ALONE,
  // 404 for those with the right: there is no such order, nor such a transfer.
  ...Object.fromEntries(accountCalls.map(name => [name, NOT_FOUND])),
}

export const statementCallsOfStaff = {
  'GET /bank-entry': ['bookkeeper'],
  'POST /bank-entry/file': ['bookkeeper'],
  'POST /bank-entry/certain': ['bookkeeper'],
  'POST /bank-entry/{id}/payments': ['bookkeeper'],
  'POST /bank-entry/{id}/set-aside': ['bookkeeper'],
  'POST /bank-entry/{id}/reopen': ['bookkeeper'],
  ...Object.fromEntries(accountCalls.map(name => [name, ['bookkeeper'] as const])),
}
