import { findPersonName } from '#contract/accounts/person-name.ts'
import { type Phrase, say } from '#contract/phrase.ts'

/**
 * The greeting of a mail. Until an address is confirmed, the name may be a stranger's message to the recipient, so it is
 * left out; a name that leads somewhere (a web address, say) is always left out.
 */
export function greet(name: string, isConfirmed: boolean): Phrase {
  const fit = isConfirmed ? findPersonName(name) : undefined
  return fit === undefined ? say`Hello,` : say`Hello ${fit},`
}
