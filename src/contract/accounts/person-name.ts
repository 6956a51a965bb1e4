import { isOneLine, optionalText, text } from '../common.ts'

const MAX_NAME = 200

/**
 * Patterns that a name must not match, since mails begin with it and go to addresses others may have entered: mail
 * programs make links of anything that begins like one, of a host with a path, and of a bare host under a well-known
 * ending. An email address does not count as such a host: some people use theirs as a name.
 */
const LEADS_SOMEWHERE = [
  /:\/\/|\bwww\./i,
  /[\p{L}\d]\.\p{L}{2,}[/?#]/u,
  /(?<![@\p{L}\d.-])(?:[\p{L}\d-]+\.)+(?:app|biz|click|cn|com|dev|info|io|link|net|online|org|ru|shop|site|store|top|xyz)(?![@\p{L}\d])/iu,
]
const MESSAGE = 'must be one line without a web address'

const leadsNowhere = (value: string) =>
  isOneLine(value) && !LEADS_SOMEWHERE.some(pattern => pattern.test(value))

/** A person's name. */
const personName = text(MAX_NAME, 'Name is required').refine(leadsNowhere, MESSAGE)

/** The same, but optional. */
export const optionalPersonName = (max = MAX_NAME) => optionalText(max).refine(leadsNowhere, MESSAGE)

/** The same, if another name can replace it: an unsuitable name counts as left out and is not rejected. */
export const personNameIfFit = optionalText(MAX_NAME).transform(value => (leadsNowhere(value) ? value : ''))

/** The first candidate that is a person's name, trimmed; undefined if none is. */
export function findPersonName(...candidates: readonly unknown[]): string | undefined {
  for (const each of candidates) {
    const { data } = personName.safeParse(each)
    if (data !== undefined) return data
  }
  return undefined
}

/** What is wrong with a name, as a sentence; undefined for a good one. */
export function describeNameProblem(value: unknown): string | undefined {
  const problem = personName.safeParse(value).error?.issues[0]?.message
  if (problem === undefined) return undefined
  return problem.startsWith('must') ? `The name ${problem}.` : `${problem}.`
}
