/** Numbers distinct values from 0 on, so that a column of many rows holds small numbers instead of values. */
export class Dictionary<Value> {
  readonly values: Value[] = []
  readonly #numbers = new Map<string, number>()

  get size(): number {
    return this.values.length
  }

  /** The number of the value with this key; it is made if it is new. */
  numberOf(key: string, make: (number: number) => Value): number {
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const number = this.values.length
    this.#numbers.set(key, number)
    this.values.push(make(number))
    return number
  }

  at(number: number): Value {
    const value = this.values[number]
    if (value === undefined) throw new RangeError(`there is no number ${number}`)
    return value
  }
}
