import { bankEntryPage } from '#contract/bank-entries/bank-entries.ts'
import { owedReport } from '#contract/on-account/on-account.ts'
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

/** Credits a cent of a paid order on account, which is then to be sent back. */
export async function prepareTransfer(who: Caller, order: string): Promise<void> {
  const lines = [{ line: 0, pieces: 0, amount: 0.01 }]
  const json = { lines, delivery: false, reason: 'A scratch', refunded: 0 }
  await who.send('POST', `/order/${order}/refund/lines`, json)
}

/** What waits to be sent back. */
export async function findTransfer(who: Caller): Promise<string> {
  const { body } = await who.send('GET', '/money/owed')
  return owedReport.parse(body).toSendBack[0]?._id ?? ''
}

interface Prepared {
  readonly entry: string
  /** On account, and refunded. */
  readonly order: string
  readonly transfer: string
}

export const listStatementCalls = (call: MakeCall, { entry: id, order, transfer }: Prepared): Call[] => [
  call('GET', '/bank-entry'),
  call('POST', '/bank-entry/file'),
  call('POST', '/bank-entry/certain'),
  call('POST', '/bank-entry/{id}/payments', { id }, { payments: [{ order: 'PH-1999-000001', amount: 1 }] }),
  call('POST', '/bank-entry/{id}/set-aside', { id }),
  call('POST', '/bank-entry/{id}/reopen', { id }),
  call('POST', '/order/{id}/reminders', { id: order }, { reminder: 1 }),
  call('POST', '/order/{id}/reminders/stop', { id: order }, { reason: 'Agreed by telephone' }),
  call('POST', '/order/{id}/reminders/start', { id: order }),
  call('POST', '/money/transfers-back/{id}', { id: transfer }, SENT),
]

const STAFF_ALONE: [number, number, number, number, number] = [401, 403, 403, 200, 401]

const SENT = { sentOn: '2026-01-02', reference: 'GS 1' }

/** As in the table of all rights. */
export const statementRights: Record<string, [number, number, number, number, number]> = {
  'GET /bank-entry': STAFF_ALONE,
  // 422 for those with the right: the file is missing, and there is no such order.
  'POST /bank-entry/file': [401, 403, 403, 422, 401],
  'POST /bank-entry/certain': STAFF_ALONE,
  'POST /bank-entry/{id}/payments': [401, 403, 403, 422, 401],
  'POST /bank-entry/{id}/set-aside': STAFF_ALONE,
  'POST /bank-entry/{id}/reopen': STAFF_ALONE,
  // 409 for those with the right: nothing of it is owed; and 422, as the day is before the credit.
  'POST /order/{id}/reminders': [401, 403, 403, 409, 401],
  'POST /order/{id}/reminders/stop': [401, 403, 403, 409, 401],
  'POST /order/{id}/reminders/start': STAFF_ALONE,
  'POST /money/transfers-back/{id}': [401, 403, 403, 422, 401],
}

export const statementCallsOfStaff = {
  'GET /bank-entry': ['bookkeeper'],
  'POST /bank-entry/file': ['bookkeeper'],
  'POST /bank-entry/certain': ['bookkeeper'],
  'POST /bank-entry/{id}/payments': ['bookkeeper'],
  'POST /bank-entry/{id}/set-aside': ['bookkeeper'],
  'POST /bank-entry/{id}/reopen': ['bookkeeper'],
  'POST /order/{id}/reminders': ['bookkeeper'],
  'POST /order/{id}/reminders/stop': ['bookkeeper'],
  'POST /order/{id}/reminders/start': ['bookkeeper'],
  'POST /money/transfers-back/{id}': ['bookkeeper'],
} as const
