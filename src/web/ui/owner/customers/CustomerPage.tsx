import { useHydrated } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Customer } from '#contract/customers/customers.ts'
import { answerOf, calls } from '../../../client.ts'
import { PageHeading } from '../../base/page/PageHeading.tsx'
import { type Purchase, purchaseOfLines } from '../../customer/checkout/purchase.ts'
import { backOrderOf } from '../../product/offer/BackOrderNote.tsx'
import { describeRows } from '../../visitor/quick-order/describe-quick-line.ts'
import { QuickLines } from '../../visitor/quick-order/QuickLines.tsx'
import { type ReadyRow, readyRows, toAdditions, totalAt } from '../../visitor/quick-order/quick-rows.ts'
import { type ProductFinder, useQuickOrder } from '../../visitor/quick-order/use-quick-order.ts'
import { AboutCustomer } from './AboutCustomer.tsx'
import { BookingForm } from './BookingForm.tsx'

/** What the shop knows of a customer, and where an admin books for them, on the telephone for example: which products, where to, and how it is paid. */
export function CustomerPage({ customer }: { customer: Customer }) {
  const isHydrated = useHydrated()
  const { name, email, obstacle } = customer
  return (
    <>
      <PageHeading title={`Book for ${name}`} lead={<span className="break-all">{email}</span>} />
      <AboutCustomer customer={customer} />
      {obstacle === '' ? (
        // The browser names the countries and guesses one: the server may know other names, and no languages.
        <div className="min-h-screen">{isHydrated && <NewBooking customer={customer} />}</div>
      ) : (
        <p className="sheet border-l-4 border-l-warning p-5">{obstacle}.</p>
      )}
    </>
  )
}

function NewBooking({ customer }: { customer: Customer }) {
  const { email } = customer
  const order = useQuickOrder({ isSignedIn: false, isKept: false, finder: productFinderFor(email) })
  const { rows } = order
  const purchase = useMemo(() => purchaseFor(email, readyRows(rows)), [email, rows])
  return (
    <>
      <QuickLines order={order} isSignedIn={false} isForCustomer>
        <output className="mt-4 block text-muted">{describeRows(rows)}.</output>
      </QuickLines>
      <BookingForm customer={customer} purchase={purchase} readAnew={order.readAnew} />
    </>
  )
}

/** Finds what a customer means by the lines of a list, also by their own part numbers. */
function productFinderFor(customer: string): ProductFinder {
  const email = encodeURIComponent(customer)
  return {
    inText: text =>
      answerOf(calls.customer[':email']['quick-order'].$post({ param: { email }, json: { text } })),
    filePath: `/customer/${email}/quick-order/file`,
  }
}

/** The lines of a list, to be booked for the customer with this address. */
function purchaseFor(customer: string, ready: readonly ReadyRow[]): Purchase {
  const parts = new Map(ready.map(({ part }) => [part._id, part]))
  const lines = toAdditions(ready).flatMap(({ product: key, quantity }) => {
    const part = parts.get(key)
    return part
      ? [
          {
            key,
            name: part.name,
            quantity,
            total: totalAt(part, quantity),
            backOrder: backOrderOf(part, quantity),
          },
        ]
      : []
  })
  const param = { email: encodeURIComponent(customer) }
  const call = calls.customer[':email'].order
  return purchaseOfLines(lines, {
    estimate: (json, init) => answerOf(call.estimate.$post({ param, json }, { init })),
    book: (json, headers) => answerOf(call.$post({ param, json }, { headers })),
  })
}
