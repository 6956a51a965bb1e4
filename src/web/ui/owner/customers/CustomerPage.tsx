import { useHydrated } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Customer } from '#contract/customers/customers.ts'
import { PageHeading } from '../../base/page/PageHeading.tsx'
import { describeRows } from '../../visitor/quick-order/describe-quick-line.ts'
import { QuickLines } from '../../visitor/quick-order/QuickLines.tsx'
import { readyRows } from '../../visitor/quick-order/quick-rows.ts'
import { useQuickOrder } from '../../visitor/quick-order/use-quick-order.ts'
import { BookingForm } from './BookingForm.tsx'
import { productFinderFor, purchaseFor } from './purchase-for.ts'

/** Where an admin books for a customer, on the telephone for example: which products, where to, and how it is paid. */
export function CustomerPage({ customer }: { customer: Customer }) {
  const isHydrated = useHydrated()
  const { name, email, obstacle } = customer
  return (
    <>
      <PageHeading title={`Book for ${name}`} lead={<span className="break-all">{email}</span>} />
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
