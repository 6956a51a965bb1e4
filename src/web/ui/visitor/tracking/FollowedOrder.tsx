import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { describeWindow } from '#contract/delivery/window.ts'
import type { TrackedOrder } from '#contract/tracking/tracking.ts'
import { formatCount, formatDay } from '../../base/figures/format.ts'
import { PageHeading } from '../../base/page/PageHeading.tsx'
import { OrderedProduct } from '../../customer/order/OrderedProduct.tsx'
import { ShippedParts } from '../../customer/order/ShippedParts.tsx'
import { ProductPicture } from '../../product/facts/ProductPicture.tsx'
import { describeProgress, endOf } from './describe-progress.ts'

/** How far an order has come, what is in it, and when it is expected. */
export function FollowedOrder({ order }: { order: TrackedOrder }) {
  const { number, state, createdAt, lines, delivery, expected, shipments, toCome } = order
  const end = endOf(state)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <PageHeading title={`Order ${number}`} lead={`Booked on ${formatDay(createdAt)}`} />
      {end ? <p className="mb-6 text-lg font-semibold">{end}</p> : <Progress state={state} />}
      {expected && (
        <p className="mb-6 text-lg">
          {delivery && `${delivery}: `}expected{' '}
          <strong className="font-semibold">{describeWindow(expected)}</strong>
        </p>
      )}
      <div className="mb-6 empty:hidden">
        <ShippedParts shipments={shipments} toCome={toCome} />
      </div>
      <h2 className="mb-2 text-2xl">What was ordered</h2>
      <ul className="sheet mb-6 px-5 py-2">
        {lines.map((line, index) => (
          <li
            key={line.product ?? index}
            className="grid grid-cols-[3rem_1fr_auto] items-center gap-x-4 border-t border-line py-3 first:border-t-0"
          >
            <ProductPicture
              src={line.img}
              alt=""
              sizes="48px"
              className="aspect-square! rounded-field border border-line"
            />
            <OrderedProduct line={line} />
            <span>{formatCount(line.availability)}</span>
          </li>
        ))}
      </ul>
      <p className="text-muted">
        Addresses, prices and papers are shown to whoever booked the order, in{' '}
        <Link to="/dashboard" className="link">
          the dashboard
        </Link>
        .
      </p>
    </div>
  )
}

function Progress({ state }: Pick<TrackedOrder, 'state'>) {
  return (
    <ol aria-label="Progress" className="mb-6 grid gap-2 sm:grid-cols-3">
      {describeProgress(state).map(({ label, isDone, isNext }) => (
        <li
          key={label}
          aria-current={isNext ? 'step' : undefined}
          className={`border-t-4 pt-2 ${isDone ? 'border-success font-semibold' : 'border-line text-muted'}`}
        >
          {label}
          <span className="sr-only">{isDone ? ', done' : ', to come'}</span>
        </li>
      ))}
    </ol>
  )
}
