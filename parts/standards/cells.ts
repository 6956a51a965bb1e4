/** Reads a cell; throws what is wrong with it: 'is empty'. */
export type Cell<Value> = (text: string) => Value

/** One number: '12.5'. */
export const number: Cell<number> = cell => {
  if (!/^-?\d+(\.\d+)?$/.test(cell)) throw new Error(cell === '' ? 'is empty' : `'${cell}' is no number`)
  return Number(cell)
}

/** Numbers with a space between them: '10 12 16'. */
export const list: Cell<readonly number[]> = cell => cell.split(' ').map(number)

/** What another reader makes of a cell, or undefined where it is empty. */
export function optional<Value>(reader: Cell<Value>): Cell<Value | undefined> {
  return cell => (cell === '' ? undefined : reader(cell))
}

/** A name: '1/4'. */
export const text: Cell<string> = cell => {
  if (cell === '') throw new Error('is empty')
  return cell
}

/** Names with a space between them: '060204 09T304'. */
export const texts: Cell<readonly string[]> = cell => cell.split(' ').map(text)

/** One of these names. */
export function oneOf<Name extends string>(...names: readonly Name[]): Cell<Name> {
  return cell => {
    const found = names.find(name => name === cell)
    if (found === undefined) throw new Error(`'${cell}' is none of ${names.join(', ')}`)
    return found
  }
}
