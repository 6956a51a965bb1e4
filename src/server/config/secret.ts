import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The secret that signs sessions: generated once, stored in the data folder, readable only by its owner. */
export async function loadOrCreateSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'auth-secret')
  const kept = await readFile(path, 'utf8').catch(() => '')
  if (kept.length >= 32) return kept
  const secret = randomBytes(32).toString('base64url')
  await writeFile(path, secret, { mode: 0o600 })
  return secret
}
