import { textOf } from '../../../auth-calls.ts'

/** The secret for an authenticator app, and the recovery codes. */
export interface Setup {
  readonly totpURI: string
  readonly backupCodes: readonly string[]
}

/** Reads the answer to turning on two-step sign-in, or to a request for new recovery codes. */
export function readEnabled(body: unknown): Setup {
  const codes: unknown =
    typeof body === 'object' && body !== null ? Reflect.get(body, 'backupCodes') : undefined
  return {
    totpURI: textOf(body, 'totpURI') ?? '',
    backupCodes: Array.isArray(codes) ? codes.filter(each => typeof each === 'string') : [],
  }
}
