import { toCents } from '#contract/money.ts'
import type { orders } from '#db/schema.ts'
import type { Context } from '#domain/context.ts'
import { DomainError } from '#domain/errors.ts'
import { changeDelivery } from '#domain/orders/change-delivery.ts'

/** Says where an order goes, and agrees to what that costs: of an unpaid one another total, of a paid one a difference that is due. */
export async function deliver(
  ctx: Context,
  { id, status }: typeof orders.$inferSelect,
  { country, method }: { readonly country: 'AT' | 'NO'; readonly method: 'parcel' | 'express' },
): Promise<void> {
  const place = country === 'AT' ? { postcode: '1070', city: 'Wien' } : { postcode: '0155', city: 'Oslo' }
  const deliveryAddress = { ...SOMEBODY, ...place, country }
  const wish = { deliveryAddress, ...(status === 'booked' && { deliveryMethod: method, vatId: '' }) }
  try {
    await changeDelivery(ctx, id, wish)
  } catch (error) {
    const total =
      error instanceof DomainError && error.refusal.kind === 'conflict' && error.refusal.current?.total
    if (typeof total !== 'number') throw error
    await changeDelivery(ctx, id, { ...wish, agreedCents: toCents(total) })
  }
}

const SOMEBODY = { company: '', name: 'Ada Byron', street: 'Road 1', street2: '', region: '', phone: '' }
