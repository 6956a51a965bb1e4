import { useHydrated } from '@tanstack/react-router'
import { useMemo, useRef } from 'react'
import type { Customer } from '#contract/customers.ts'
import { PageHeading } from '../PageHeading.tsx'
import { describeRows } from '../quick-order/describe-quick-line.ts'
import { QuickForm } from '../quick-order/QuickForm.tsx'
import { QuickTable } from '../quick-order/QuickTable.tsx'
import { readyRows } from '../quick-order/quick-rows.ts'
import { useQuickOrder } from '../quick-order/use-quick-order.ts'
import { BookingForm } from './BookingForm.tsx'
import { findPartsFor, purchaseFor } from './purchase-for.ts'

/** Where an admin books for a customer, on the telephone for example: which parts, where to, and how it is paid. */
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
  const findParts = (text: string) => findPartsFor(customer.email, text)
  const list = useQuickOrder({ isSignedIn: false, isKept: false, findParts })
  const heading = useRef<HTMLHeadingElement>(null)
  const { rows } = list
  const purchase = useMemo(() => purchaseFor(customer.email, readyRows(rows)), [customer.email, rows])

  async function show(reading: Promise<boolean>): Promise<void> {
    if (await reading) heading.current?.focus()
  }

  return (
    <>
      <QuickForm order={list} onRead={reading => void show(reading)} isForCustomer />
      <section aria-labelledby="lines-heading" hidden={rows.length === 0} className="mt-10">
        <h2 id="lines-heading" ref={heading} tabIndex={-1} className="mb-4 text-3xl">
          What the lines mean
        </h2>
        <QuickTable rows={rows} isSignedIn={false} onChange={list.change} onRemove={list.remove} />
        <output className="mt-4 block text-muted">{describeRows(rows)}.</output>
      </section>
      <BookingForm customer={customer} purchase={purchase} readAnew={list.readText} />
    </>
  )
}
