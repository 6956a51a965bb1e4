import type { Context } from '../context.ts'
import type { Once } from '../idempotency.ts'
import { bookOrder } from './book.ts'
import type { BookingInput, WantedLine } from './booking.ts'
import { findDefaultDelivery } from './default-delivery.ts'

/** An order by the order form, which names one product and no address. */
export interface FormInput extends Pick<BookingInput, 'email' | 'userName' | 'phone' | 'totalCents'> {
  readonly line: WantedLine
}

/** Books it, as `bookOrder` does, for the person's default address where that changes no price. */
export async function bookByForm(ctx: Context, { line, ...input }: FormInput, once?: Once): Promise<string> {
  const delivery = await findDefaultDelivery(ctx, { line, goodsCents: input.totalCents })
  return bookOrder(ctx, { ...input, ...delivery, lines: [line] }, once)
}
