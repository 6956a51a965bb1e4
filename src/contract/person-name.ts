import { optionalText, text } from './common.ts'

export const MAX_NAME = 200

/**
 * What stands in a mail's first line must lead nobody anywhere: mails go to addresses that others may have typed in. Characters that
 * turn the direction of the text around them show another name than the one that is kept (https://www.unicode.org/reports/tr9/).
 */
const LEADS_SOMEWHERE = /:\/\/|\bwww\.|[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/iu
const MESSAGE = 'must be one line without a web address'

const isName = (value: string) => !LEADS_SOMEWHERE.test(value)

/** The name of a person. */
export const personName = text(MAX_NAME, 'Name is required').refine(isName, MESSAGE)

/** The same, or nothing. */
export const optionalPersonName = optionalText(MAX_NAME).refine(isName, MESSAGE)

/** What is wrong with a name, as a sentence; undefined for a good one. */
export function describeNameProblem(value: unknown): string | undefined {
  const problem = personName.safeParse(value).error?.issues[0]?.message
  if (problem === undefined) return undefined
  return problem.startsWith('must') ? `The name ${problem}.` : `${problem}.`
}
