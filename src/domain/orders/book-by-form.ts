import type { Context } from '../context.ts'
import type { Once } from '../idempotency.ts'
import { may, requireRight } from '../rights.ts'
import { bookOrder } from './book.ts'
import type { BookingInput, WantedLine } from './booking.ts'
import { findDefaultDelivery } from './default-delivery.ts'

/** An order by the order form, which names one product and no address. */
export interface FormInput extends Pick<BookingInput, 'userName' | 'phone' | 'totalCents'> {
  /** The actor's own. */
  readonly email: string
  readonly line: WantedLine
}

/** Books it, as `bookOrder` does, for the person's default address where that changes no price. */
export async function bookByForm(
  ctx: Context,
  { email, line, ...input }: FormInput,
  once?: Once,
): Promise<string> {
  requireRight(ctx.actor, may.bookByForm(ctx.actor, email))
  const customer = ctx.actor
  const delivery = await findDefaultDelivery(ctx, { customer, line, goodsCents: input.totalCents })
  return bookOrder(ctx, { customer, ...input, ...delivery, lines: [line] }, { once })
}
