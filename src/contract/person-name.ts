import { optionalText, text } from './common.ts'

export const MAX_NAME = 200

/**
 * What stands in a mail's first line must lead nobody anywhere: mails go to addresses that others may have typed in. Mail programs
 * make links of what begins like one, of a host with a path, and of a bare host under a well-known ending. An address of mail is no
 * such host: some people go by theirs.
 */
const LEADS_SOMEWHERE = [
  /:\/\/|\bwww\./i,
  /[\p{L}\d]\.\p{L}{2,}[/?#]/u,
  /(?<![@\p{L}\d.-])(?:[\p{L}\d-]+\.)+(?:app|biz|click|cn|com|dev|info|io|link|net|online|org|ru|shop|site|store|top|xyz)(?![@\p{L}\d])/iu,
  // Control characters, and those that turn the direction of the text around them and show another name than the one that is kept
  // (https://www.unicode.org/reports/tr9/).
  /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u,
]
const MESSAGE = 'must be one line without a web address'

const leadsNowhere = (value: string) => !LEADS_SOMEWHERE.some(pattern => pattern.test(value))

/** The name of a person. */
export const personName = text(MAX_NAME, 'Name is required').refine(leadsNowhere, MESSAGE)

/** The same, or nothing. */
export const optionalPersonName = (max = MAX_NAME) => optionalText(max).refine(leadsNowhere, MESSAGE)

/** The same, for where another name can stand in: what is no name counts as left out, and nothing is refused because of it. */
export const personNameIfFit = optionalText(MAX_NAME).transform(value => (leadsNowhere(value) ? value : ''))

/** The first of these that is the name of a person, trimmed; undefined where none is. */
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
