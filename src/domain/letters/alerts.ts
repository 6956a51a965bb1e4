import { alertWords } from '#contract/desk/alert-words.ts'
import { alertKind } from '#contract/desk/alerts.ts'
import type { Language } from '#contract/language.ts'
import { phraseOf, say } from '#contract/phrase.ts'
import { type ComposeMail, composeNote } from '../mail/letter.ts'

/** Composes the mail to the owner about what is wrong with the shop. */
export function createAlertsRenderer({
  origin,
  language,
}: {
  /** The shop's public URL. */
  readonly origin: string
  /** In which mails are worded; undefined: English. */
  readonly language?: Language | undefined
}): ComposeMail {
  return async ({ fields }) => {
    const kinds = (fields.alerts ?? '').split(' ').map(kind => alertKind.parse(kind))
    const [first] = kinds
    return composeNote(
      {
        subject:
          first && kinds.length === 1
            ? say`Alert: ${phraseOf(alertWords[first].title)}`
            : say`${{ count: kinds.length }} alerts of the shop`,
        blocks: [
          ...kinds.map(kind => {
            const { title, help, path } = alertWords[kind]
            return {
              text: say`${phraseOf(title)}: ${phraseOf(help)}`,
              href: origin + path,
              action: say`Open`,
            }
          }),
          say`Whoever acknowledges an alert on the dashboard ends its mails until there is more of it. Otherwise one is sent each hour while it lasts.`,
        ],
      },
      language,
    )
  }
}
