/** The properties of an object that are given. */
export function dropUndefined<Facts extends object>(
  facts: Facts,
): { [Name in keyof Facts]: Exclude<Facts[Name], undefined> }
export function dropUndefined(facts: object): object {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
}
