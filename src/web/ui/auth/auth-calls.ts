import { CallError, fetchShop } from '../../client.ts'

/** Asks the sign-in provider. Refuses (CallError) with the provider's own message. */
export async function postAuth(path: string, body: Record<string, string>): Promise<void> {
  const answer = await fetchShop(`/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new CallError(0)
  })
  if (answer.ok) return
  const title = readMessage(await answer.json().catch(() => undefined))
  throw new CallError(answer.status, { type: 'about:blank', title, status: answer.status })
}

function readMessage(body: unknown): string {
  const hasMessage = typeof body === 'object' && body !== null && 'message' in body
  return hasMessage && typeof body.message === 'string' && body.message !== ''
    ? body.message
    : 'This did not work. Please try again.'
}

/** The sentence to show for what went wrong on the way to the provider. */
export function describeAuthError(error: unknown): string {
  return error instanceof CallError ? error.message : 'This did not work. Please try again.'
}
