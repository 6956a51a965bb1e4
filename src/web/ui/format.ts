const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' })
const pieces = new Intl.NumberFormat('en-IE')

/** An amount as people read it: 1234.5 is €1,234.50. */
export function formatEuros(amount: number): string {
  return euros.format(amount)
}

/** A count as people read it: 4800 is 4,800. */
export function formatCount(count: number): string {
  return pieces.format(count)
}
