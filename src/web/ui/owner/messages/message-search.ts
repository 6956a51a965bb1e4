import { type ManagedMessageState, managedMessageStates } from '#contract/messages/states.ts'
import { readChoice, readCursor, readSearch, readText, type SearchOf } from '../../../search-params.ts'

/** What each choice is called. */
export const messageStateNames: Readonly<Record<ManagedMessageState | 'all', string>> = {
  open: 'Open',
  mine: 'Mine',
  answered: 'Answered',
  closed: 'Closed',
  all: 'All',
}

/** The choices in their order. */
export const messageChoices = [...managedMessageStates, 'all'] as const

/** Parses the address of the messages: which, words of them, and the one after which the page starts. Without a state, those that are open. */
export const readMessageSearch = readSearch({
  state: value => readChoice(messageStateNames, value),
  q: value => readText(value, 100),
  after: readCursor,
})
export type MessageSearch = SearchOf<typeof readMessageSearch>
