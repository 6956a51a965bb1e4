import { textOf } from '../../auth-calls.ts'

/** What an authenticator app needs, and the codes for the day it is lost. */
export interface Setup {
  readonly totpURI: string
  readonly backupCodes: readonly string[]
}

/** Reads what turning on two-step sign-in, or asking for new recovery codes, answered. */
export function readEnabled(body: unknown): Setup {
  const codes: unknown =
    typeof body === 'object' && body !== null ? Reflect.get(body, 'backupCodes') : undefined
  return {
    totpURI: textOf(body, 'totpURI') ?? '',
    backupCodes: Array.isArray(codes) ? codes.filter(each => typeof each === 'string') : [],
  }
}
