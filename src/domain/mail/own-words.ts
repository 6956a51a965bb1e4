import type { Language } from '#contract/language.ts'
import { type Figure, say } from '#contract/phrase.ts'
import { MAIL_SETTING } from '#contract/settings/settings.ts'
import { type CustomerMailKind, type MailSubject, mailKinds } from './kinds.ts'
import type { MailWords } from './words.ts'

/** What the owner may word of a mail: its subject, and a paragraph before and after what the shop itself says, which always stays. */
export const ownParts = ['subject', 'opening', 'closing'] as const
export type OwnPart = (typeof ownParts)[number]
export type OwnWords = Readonly<Partial<Record<OwnPart, string>>>

/** The owner's words for a kind of mail, as they stand. */
export type FindOwnWords = (kind: CustomerMailKind) => OwnWords

/** By what a mail is worded, whatever it is about. */
export interface Wording {
  readonly sellerName: string
  /** In which mails are worded; undefined: English. */
  readonly language?: Language | undefined
  /** Without it, the owner has no words. */
  readonly ownWords?: FindOwnWords | undefined
}

/** The name of the setting that words a part of a kind of mail. */
export const nameMailSetting = (kind: CustomerMailKind, part: OwnPart): string =>
  `${MAIL_SETTING}${kind}:${part}`

/** How many characters a part may have. */
export const MAX_OWN: Readonly<Record<OwnPart, number>> = { subject: 120, opening: 1_000, closing: 1_000 }

/** What a mail about this can name in braces. The greeting has the name already, and only where the address is proven. */
const named = {
  order: ['shop', 'number', 'total'],
  quote: ['shop', 'number', 'total'],
  product: ['shop', 'product'],
  message: ['shop'],
  account: ['shop'],
  terms: ['shop'],
} as const satisfies Partial<Record<MailSubject, readonly string[]>>

/** What a subject must name, so that a customer tells two of these mails apart. */
const needed: Readonly<Partial<Record<MailSubject, string>>> = {
  order: 'number',
  quote: 'number',
  product: 'product',
}

const PLACEHOLDER = /\{([^{}]*)\}/g

const inBraces = (names: readonly string[]) => names.map(name => `{${name}}`).join(', ')

/** The placeholders of a kind, as they are typed: '{shop}, {number}'. */
export const listPlaceholders = (kind: CustomerMailKind): string => inBraces(named[mailKinds[kind].about])

/** The placeholder that the subject of a kind must have, as it is typed; '' for none. */
export function neededIn(kind: CustomerMailKind, part: OwnPart): string {
  const name = part === 'subject' ? needed[mailKinds[kind].about] : undefined
  return name === undefined ? '' : `{${name}}`
}

/** What is wrong with words for a part of such a mail, as the rest of a sentence; undefined if nothing is. '' is the shop's own words. */
export function findFault(kind: CustomerMailKind, part: OwnPart, text: string): string | undefined {
  if (text === '') return undefined
  if (text.length > MAX_OWN[part]) return `must have at most ${MAX_OWN[part]} characters`
  if (text.trim() === '') return 'must not be blank'
  if (part === 'subject' && /[\r\n]/.test(text)) return 'must be one line'
  const known: readonly string[] = named[mailKinds[kind].about]
  const unknown = [...text.matchAll(PLACEHOLDER)].find(([, name = '']) => !known.includes(name))
  if (unknown) return `has ${unknown[0]}, which is none of ${inBraces(known)}`
  const missing = neededIn(kind, part)
  return text.includes(missing) ? undefined : `must have ${missing}`
}

/** What stands for the placeholders of a mail. */
export type NamedFigures = Readonly<Partial<Record<string, Figure>>>

/** The words of a mail with the owner's, if there are any. */
export function withOwnWords(
  { subject, blocks }: MailWords,
  own: OwnWords | undefined,
  figures: NamedFigures,
): MailWords {
  const opening = own?.opening?.trim()
  const closing = own?.closing?.trim()
  return {
    subject: own?.subject ? fillIn(own.subject, figures) : subject,
    blocks: [
      ...(opening ? [fillIn(opening, figures)] : []),
      ...blocks,
      ...(closing ? [fillIn(closing, figures)] : []),
    ],
  }
}

/** A text with its placeholders as figures, which the language of the mail writes. */
function fillIn(text: string, figures: NamedFigures) {
  const parts: Figure[] = []
  let end = 0
  for (const { 0: whole, 1: name = '', index } of text.matchAll(PLACEHOLDER)) {
    parts.push(text.slice(end, index), figures[name] ?? whole)
    end = index + whole.length
  }
  return say`${{ each: [...parts, text.slice(end)], between: '' }}`
}
