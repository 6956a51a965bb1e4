import { newMovement } from '#contract/catalog/stock.ts'
import { formatCount } from '../../base/figures/format.ts'

interface Stock {
  readonly available: number
  readonly reserved: number
}

/** The result of a movement, in one line; empty while the input is invalid. */
export function previewMovement(
  { available, reserved }: Stock,
  movement: { readonly reason: string; readonly quantity: unknown },
): string {
  // The note does not affect the figures.
  const { data } = newMovement.safeParse({ ...movement, note: 'preview' })
  if (!data) return ''
  if (data.reason === 'counted')
    return `${formatCount(data.quantity)} on the shelf, ${formatCount(reserved)} reserved: ${say(data.quantity - reserved)}`
  const after = available + (data.reason === 'scrapped' ? -data.quantity : data.quantity)
  return `${formatCount(available)} available now: ${say(after, ' then')}`
}

function say(after: number, when = ''): string {
  return after < 0 ? `${formatCount(-after)} too few` : `${formatCount(after)} available${when}`
}
