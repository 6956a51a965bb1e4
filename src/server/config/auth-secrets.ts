import { z } from 'zod'
import type { AuthSecrets } from '#identity/auth-secrets.ts'

const SECRETS_FORM =
  'must be like 2:new,1:old: versions, newest first, each once, with secrets of at least 32 characters without commas'

/** Parses `2:new,1:old`; the first is the current one. Adds an issue to `ctx` where it is not so. */
export function readAuthSecrets(text: string, ctx: z.RefinementCtx): AuthSecrets {
  const entries = text.split(',').map(entry => /^([1-9]\d{0,8}):(.{32,})$/.exec(entry.trim()))
  const [first, ...others] = entries.flatMap(entry =>
    entry?.[2] === undefined ? [] : [{ version: Number(entry[1]), value: entry[2] }],
  )
  const versions = [first, ...others].map(secret => secret?.version ?? 0)
  const isDescending = versions.every((version, index) => index === 0 || version < (versions[index - 1] ?? 0))
  if (first && versions.length === entries.length && isDescending) return [first, ...others]
  ctx.addIssue({ code: 'custom', message: SECRETS_FORM })
  return z.NEVER
}
