import { CallError, fetchShop, toCallError } from '../../../client.ts'

/** Pauses between the attempts, in ms. */
const PAUSES = [500, 1500, 4000]

/**
 * Reports a payment to the shop, repeating it a few times on transient failures: repeats are harmless. Rejects with a CallError.
 */
export async function recordPayment(orderId: string, transactionId: string): Promise<void> {
  for (const pause of [...PAUSES, undefined]) {
    const failure = await report(orderId, transactionId)
    if (!failure) return
    if (pause === undefined || !isTransient(failure)) throw failure
    await new Promise(resolve => setTimeout(resolve, pause))
  }
}

async function report(orderId: string, transactionId: string): Promise<CallError | undefined> {
  const body = JSON.stringify({ order: orderId, transactionId })
  // The public contract names no content type here: the browser sends text/plain, and the shop reads it as JSON.
  const answer = await fetchShop(`/order/${orderId}`, { method: 'PATCH', body }).catch(() => undefined)
  if (!answer) return new CallError(0)
  return answer.ok ? undefined : toCallError(answer)
}

function isTransient({ status }: CallError): boolean {
  return status === 0 || status === 429 || status >= 500
}
