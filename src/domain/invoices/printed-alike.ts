import { isDeepStrictEqual } from 'node:util'
import type { PostalAddress } from '#contract/postal-addresses/postal-addresses.ts'
import type { OrderRecord } from '../order-life/record.ts'
import { describeOrder } from './describe-order.ts'

type Description = Pick<Parameters<typeof describeOrder>[2], 'billing' | 'at'> & {
  readonly lines: Parameters<typeof describeOrder>[1]
}

/** Whether papers of an order say the same before and after it is changed; they do not say the phone of an address. */
export function isPrintedAlike(
  before: OrderRecord,
  after: OrderRecord,
  { lines, ...description }: Description,
): boolean {
  const [one, other] = [before, after].map(order => {
    const content = describeOrder(order, lines, description)
    const { deliveryAddress, billingAddress } = content
    return {
      ...content,
      deliveryAddress: withoutPhone(deliveryAddress),
      billingAddress: withoutPhone(billingAddress),
    }
  })
  return isDeepStrictEqual(one, other)
}

function withoutPhone(address: PostalAddress | null): Omit<PostalAddress, 'phone'> | null {
  if (address === null) return null
  const { phone: _, ...printed } = address
  return printed
}
