import { mentionCountry } from '#contract/countries.ts'
import type { Cents } from '#contract/money.ts'
import type { Transaction } from '#db/client.ts'
import { orderLines, orders } from '#db/schema.ts'
import { newId } from '../context.ts'
import { notifyOfDifference } from '../order-life/mails.ts'
import type { OrderLine, OrderRecord } from '../order-life/record.ts'
import type { InvoicedDelivery } from './delivery-wish.ts'

/** Without pieces to hold there is nothing to run out: the order waits. */
const NEVER = new Date('9999-12-31T00:00:00Z')

/** What the delivery of an order costs beyond what was paid for it, and where it goes. */
interface Difference {
  readonly cents: Cents
  readonly delivery: InvoicedDelivery
}

/** Books the difference as an order of its own, of one line without pieces, and asks the customer to pay it. */
export async function bookSupplement(
  tx: Transaction,
  order: OrderRecord & { readonly lines: readonly OrderLine[] },
  { cents, delivery, at }: Difference & { readonly at: Date },
): Promise<void> {
  const { userId, userName, userEmail, phone, vatId, vatCheckId, forgetCustomer, number, lines } = order
  const id = newId()
  await tx.insert(orders).values({
    id,
    userId,
    userName,
    userEmail,
    phone,
    vatId,
    vatCheckId,
    forgetCustomer,
    ...delivery,
    goodsCents: cents,
    totalCents: cents,
    createdAt: at,
    expiresAt: NEVER,
    supplementOf: order.id,
  })
  await tx.insert(orderLines).values({
    orderId: id,
    position: 0,
    name: `Delivery to ${mentionCountry(delivery.deliveryAddress.country)}`,
    image: lines[0]?.image ?? '',
    description: `What the delivery of order ${number} costs more than was paid`,
    minQuantity: 1,
    quantity: 1,
    unitPriceCents: cents,
    totalCents: cents,
  })
  await notifyOfDifference(tx, id)
}
