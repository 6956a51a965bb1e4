import { CallError, fetchShop, toCallError } from '../../client.ts'

/** Pauses before the repeats, in ms. */
const PAUSES = [500, 1500, 4000]

/** Tells the shop of a payment, with a few repeats of its own: the call is harmless to repeat. Refuses with CallError. */
export async function recordPayment(orderId: string, transactionId: string): Promise<void> {
  for (const pause of [...PAUSES, undefined]) {
    const failure = await tell(orderId, transactionId)
    if (!failure) return
    if (pause === undefined || !isPassing(failure)) throw failure
    await new Promise(resolve => setTimeout(resolve, pause))
  }
}

async function tell(orderId: string, transactionId: string): Promise<CallError | undefined> {
  const body = JSON.stringify({ order: orderId, transactionId })
  // The public contract names no content type here: the browser sends text/plain, and the shop reads JSON all the same.
  const answer = await fetchShop(`/order/${orderId}`, { method: 'PATCH', body }).catch(() => undefined)
  if (!answer) return new CallError(0)
  return answer.ok ? undefined : toCallError(answer)
}

function isPassing({ status }: CallError): boolean {
  return status === 0 || status === 429 || status >= 500
}
