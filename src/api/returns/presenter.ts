import { toEuros } from '#contract/money.ts'
import { pathOfPhoto } from '#contract/returns/photos.ts'
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

/** What came back of an order, and what may; what was scrapped, and photos, are for some alone. */
export function presentReturns(
  { returns, returnable }: { readonly returns: readonly Found[]; readonly returnable: Returnable },
  sight: Sight,
) {
  const { until = null, lines } = returnable
  return {
    returns: returns.map(found => presentReturn(found, sight)),
    returnable: { until, lines: lines.map(presentLine) },
  }
}

/** What of a return is for some eyes only. */
interface Sight {
  readonly isForAdmin: boolean
  readonly seesPhotos: boolean
}

function presentReturn(found: Found, { isForAdmin, seesPhotos }: Sight): OrderReturn {
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
    photos: (seesPhotos ? found.photos : []).map(photo => ({
      _id: photo.id,
      path: pathOfPhoto(id, photo.id),
      addedAt: photo.createdAt.toISOString(),
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
