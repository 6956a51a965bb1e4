import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { MailNotTaken, type MailService } from '#domain/ports.ts'
import { toMessage } from './mail-message.ts'

export interface OutboxOptions {
  readonly folder: string
  readonly from: string
  /** Called with the file of each mail, and the links in it. */
  readonly onMail: (mail: { file: string; subject: string; links: string[] }) => void
}

/** Mails as files (.eml) in a folder, for the demo and the tests: nothing leaves the machine. */
export function createOutboxMail({ folder, from, onMail }: OutboxOptions): MailService {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const file = join(folder, `${mail.id}-${mail.kind}.eml`)
      try {
        const { message } = await transport.sendMail(toMessage(mail, from))
        await mkdir(folder, { recursive: true })
        // Written atomically; the same mail always yields the same file.
        await writeFile(`${file}.part`, message, { mode: 0o600 })
        await rename(`${file}.part`, file)
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error'
        throw new MailNotTaken(`The outbox cannot be written: ${code}`, { cause: error })
      }
      onMail({ file, subject: mail.subject, links: mail.body.match(/https?:\/\/[^\s<>"]+/g) ?? [] })
    },
  }
}
