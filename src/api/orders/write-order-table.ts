import { toCsv, toCsvRows } from '#contract/csv.ts'
import { toEuros } from '#contract/money.ts'
import { countPieces } from '#domain/order-life/record.ts'
import type { ManagedOrderRow } from '#domain/orders/list-managed.ts'

type Line = ManagedOrderRow['lines'][number] | undefined

/** The columns of the file. What is of the order stands in the row of its first line only, so that columns can be added up. */
const columns: Readonly<
  Record<string, (order: ManagedOrderRow, line: Line, isFirst: boolean) => string | number | null>
> = {
  number: order => order.number,
  booked: order => order.createdAt.toISOString(),
  paid: order => order.paidAt?.toISOString() ?? null,
  state: order => order.status,
  payment: order => order.paymentMethod,
  customer: order => order.userName,
  email: order => order.userEmail,
  phone: order => order.phone,
  company: order => order.deliveryAddress?.company ?? '',
  name: order => order.deliveryAddress?.name ?? '',
  street: order => order.deliveryAddress?.street ?? '',
  street2: order => order.deliveryAddress?.street2 ?? '',
  postcode: order => order.deliveryAddress?.postcode ?? '',
  city: order => order.deliveryAddress?.city ?? '',
  region: order => order.deliveryAddress?.region ?? '',
  country: order => order.deliveryAddress?.country ?? '',
  delivery: order => order.deliveryMethod,
  reference: order => order.customerReference,
  vat_id: order => order.vatId,
  transaction: order => order.transactionId,
  pieces: (order, _, isFirst) => (isFirst ? countPieces(order.lines) : null),
  goods: (order, _, isFirst) => (isFirst ? toEuros(order.goodsCents) : null),
  delivery_cost: (order, _, isFirst) => (isFirst ? toEuros(order.deliveryCents) : null),
  vat_not_charged: (order, _, isFirst) => (isFirst ? toEuros(order.reliefCents) : null),
  total: (order, _, isFirst) => (isFirst ? toEuros(order.totalCents) : null),
  refunded: (order, _, isFirst) => (isFirst ? toEuros(order.refundedCents) : null),
  sku: (_, line) => line?.sku ?? null,
  own_number: (_, line) => line?.ownNumber ?? null,
  part: (_, line) => line?.name ?? null,
  quantity: (_, line) => line?.quantity ?? null,
  unit_price: (_, line) => (line ? toEuros(line.unitPriceCents) : null),
  line_total: (_, line) => (line ? toEuros(line.totalCents) : null),
  shipped: (order, line) => (line && countShipped(order, line)) || null,
}

/** The pieces of a line that have left, as far as that is known: of an order that is shipped all. */
function countShipped({ status }: ManagedOrderRow, { quantity, shippedQuantity }: NonNullable<Line>): number {
  return status === 'shipped' ? quantity : shippedQuantity
}

/** Orders as a CSV file, in parts: a row for each line. */
export async function* writeOrderTable(
  batches: AsyncGenerator<ManagedOrderRow[]>,
): AsyncGenerator<string, undefined> {
  yield toCsv([Object.keys(columns)])
  for await (const orders of batches) yield toCsvRows(orders.flatMap(writeLines))
}

function writeLines(order: ManagedOrderRow): (string | number | null)[][] {
  const lines = order.lines.length > 0 ? order.lines : [undefined]
  return lines.map((line, place) => Object.values(columns).map(write => write(order, line, place === 0)))
}
