import { toEuros } from '#contract/money.ts'
import type {
  ExpectedReturn,
  ManagedReturn,
  OrderReturn,
  RefundableLines,
} from '#contract/returns/returns.ts'
import type { ListedReturn } from '#domain/returns/list.ts'
import type { ExpectedReturn as Expected } from '#domain/returns/list-expected.ts'
import type { Refundable } from '#domain/returns/read.ts'
import type { OrderReturn as Found } from '#domain/returns/record.ts'
import type { Returnable } from '#domain/returns/returnable.ts'
import { presentLine } from '../shipments/presenter.ts'

/** What came back of an order, and what may; what was scrapped is for admins alone. */
export function presentReturns(
  { returns, returnable }: { readonly returns: readonly Found[]; readonly returnable: Returnable },
  isForAdmin: boolean,
) {
  const { until = null, lines } = returnable
  return {
    returns: returns.map(found => presentReturn(found, isForAdmin)),
    returnable: { until, lines: lines.map(presentLine) },
  }
}

function presentReturn(found: Found, isForAdmin: boolean): OrderReturn {
  const { id, number, state, reason, words, answer, isByShop } = found
  return {
    _id: id,
    number,
    state,
    reason,
    words,
    byShop: isByShop,
    answer,
    askedAt: found.createdAt.toISOString(),
    answeredAt: found.answeredAt?.toISOString() ?? null,
    arrivedAt: found.arrivedAt?.toISOString() ?? null,
    lines: found.lines.map(line => ({
      ...presentLine(line),
      arrived: line.restocked + line.scrapped,
      scrapped: isForAdmin ? line.scrapped : null,
    })),
    refunded: toEuros(found.refundedCents),
  }
}

export function presentListed(found: ListedReturn): ManagedReturn {
  const { id, orderId, number, state, reason, name, pieces, userName, userEmail } = found
  return {
    _id: id,
    order: orderId,
    number,
    state,
    reason,
    name,
    pieces,
    userName,
    userEmail,
    askedAt: found.createdAt.toISOString(),
    arrivedAt: found.arrivedAt?.toISOString() ?? null,
  }
}

export function presentExpected({
  id,
  orderId,
  number,
  userName,
  agreedAt,
  lines,
}: Expected): ExpectedReturn {
  return {
    _id: id,
    order: orderId,
    number,
    userName,
    agreedAt: agreedAt.toISOString(),
    lines: lines.map(presentLine),
  }
}

/** What can still be given back of an order by line. */
export function presentRefundable({ lines, deliveryLeftCents }: Refundable): RefundableLines {
  return {
    lines: lines.map(({ line, pieces, leftCents, ordered, shareCents, credited }) => ({
      line: line.position,
      name: line.name,
      sku: line.sku,
      pieces,
      left: toEuros(leftCents),
      ordered,
      share: toEuros(shareCents),
      credited,
    })),
    delivery: toEuros(deliveryLeftCents),
  }
}
