/** The mail to the owner of the shop about a request for a better price. */
export const QUOTE_REQUESTED = 'owner-quote-requested'

/** The mails to a customer whose request was answered. */
const answerMailKinds = ['quote-offered', 'quote-declined'] as const
export type AnswerMailKind = (typeof answerMailKinds)[number]

export type QuoteMailKind = AnswerMailKind | typeof QUOTE_REQUESTED

/** Whether mails of this kind are about a quote. */
export function isQuoteMailKind(kind: string): kind is QuoteMailKind {
  return kind === QUOTE_REQUESTED || answerMailKinds.some(each => each === kind)
}
