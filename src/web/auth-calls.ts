import { CallError, fetchShop } from './client.ts'

/** Sends a command to the sign-in provider and returns its answer. Rejects with a CallError that holds a sentence. */
export function postAuth(path: string, body: Record<string, unknown> = {}): Promise<unknown> {
  return callAuth(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** Reads something from the sign-in provider. Rejects with a CallError that holds a sentence. */
export function getAuth(path: string): Promise<unknown> {
  return callAuth(path, { headers: { accept: 'application/json' } })
}

async function callAuth(path: string, init: RequestInit): Promise<unknown> {
  const answer = await fetchShop(`/api/auth/${path}`, init).catch(() => {
    throw new CallError(0)
  })
  const body: unknown = await answer.json().catch(() => undefined)
  if (answer.ok) return body
  const code = textOf(body, 'code')
  const title = (code && SENTENCES[code]) || textOf(body, 'detail') || textOf(body, 'message') || UNKNOWN
  throw new CallError(answer.status, { type: code ?? 'about:blank', title, status: answer.status })
}

const UNKNOWN = 'This did not work. Please try again.'

/** Sentences shown instead of the provider's own, by code. */
const SENTENCES: Readonly<Record<string, string>> = {
  SESSION_NOT_FRESH: 'Please log out and in again first, to confirm it is you.',
  INVALID_TWO_FACTOR_COOKIE: 'This sign-in took too long. Please start again.',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'Too many wrong codes. Please start again.',
  INVALID_CODE: 'This code is incorrect. Please use the current one from your app.',
  CODE_USED: 'This code has already been used. Please wait for the next one in your app.',
  ACCOUNT_TEMPORARILY_LOCKED: 'Too many wrong codes. Please try again in 15 minutes.',
  INVALID_BACKUP_CODE: 'This recovery code is incorrect or has already been used.',
  INVALID_TOKEN: 'This link is no longer valid. Please request a new one.',
  INVALID_PASSWORD: 'This is not your current password.',
  PASSKEY_NOT_FOUND: 'This passkey is not registered with this shop. Please sign in another way.',
  FAILED_TO_UNLINK_LAST_ACCOUNT: 'This is your only way in. Please set a password first.',
}

/** Whether the person has to log in again before they may do this. */
export function needsFreshLogin(error: unknown): boolean {
  return error instanceof CallError && error.problem?.type === 'SESSION_NOT_FRESH'
}

/** Whether the person has to type their password again before they may do this. */
export function needsPassword(error: unknown): boolean {
  return error instanceof CallError && error.problem?.type === 'PASSWORD_NEEDED'
}

/** Whether a different password would help. */
export function isAboutPassword(error: unknown): boolean {
  return error instanceof CallError && error.problem?.type.startsWith('PASSWORD_TOO_') === true
}

/** Whether a different name would help. */
export function isAboutName(error: unknown): boolean {
  return error instanceof CallError && ['NAME_RESERVED', 'INVALID_NAME'].includes(error.problem?.type ?? '')
}

/** The non-empty text in this field of an answer, if any. */
export function textOf(body: unknown, name: string): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const value: unknown = Reflect.get(body, name)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The sentence to show for a failed call of the sign-in provider. */
export function describeAuthError(error: unknown): string {
  return error instanceof CallError ? error.message : UNKNOWN
}
