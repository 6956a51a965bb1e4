import { findPersonName } from '#contract/person-name.ts'

/**
 * The first line of a mail. Until an address is confirmed, the name may be somebody else's message to whoever reads the mail, so
 * that nobody is greeted by name there; a name that leads somewhere is never said.
 */
export function greet(name: string, isConfirmed: boolean): string {
  const fit = isConfirmed ? findPersonName(name) : undefined
  return fit === undefined ? 'Hello,' : `Hello ${fit},`
}
