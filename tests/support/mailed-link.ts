import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inject, vi } from 'vitest'

/** Waits for the newest mail of this kind to this address in the outbox, and returns its first link. */
export function findMailedLink(to: string, kind: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const folder = inject('outboxDir')
      const files = (await readdir(folder)).filter(name => name.endsWith(`-${kind}.eml`)).sort()
      for (const name of files.reverse()) {
        const mail = await readFile(join(folder, name), 'utf8')
        if (!mail.includes(to)) continue
        const link = /https?:\/\/[^\s<>"]+/.exec(decodeQuotedPrintable(mail))?.[0]
        if (link) return link
      }
      throw new Error(`no mail of the kind ${kind} lies in the outbox for ${to}`)
    },
    { timeout: 15_000, interval: 200 },
  )
}

function decodeQuotedPrintable(mail: string): string {
  return mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}
