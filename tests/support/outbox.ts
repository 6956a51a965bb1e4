import { expect, inject, vi } from 'vitest'
import { readSentMails } from './sent-mails.ts'

/** The link in the last mail of this kind to this address, once the shop has sent it. */
export async function findMailedLink(to: string, kind: string): Promise<string> {
  const find = async () => {
    const letters = await readSentMails(inject('outboxDir'))
    return letters.findLast(letter => letter.to === to && letter.file.endsWith(`-${kind}.eml`))
  }
  const letter = await vi.waitUntil(find, { timeout: 10_000, interval: 100 })
  const link = /https?:\/\/\S+/.exec(letter.body)?.[0]
  expect(link, letter.body).toBeDefined()
  return link ?? ''
}
