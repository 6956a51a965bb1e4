import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Customer } from '#contract/customers/customers.ts'
import { answerOf, calls } from '../../../client.ts'
import { Figure } from '../../base/figures/Figure.tsx'
import { formatCount, formatDay, formatEuros } from '../../base/figures/format.ts'
import { Tile, Tiles } from '../../base/figures/Tiles.tsx'
import { Notes } from '../order/OrderNotes.tsx'
import { CustomerLists } from './CustomerLists.tsx'

/** What the shop knows of a customer: what they bought, where there is more, notes of colleagues, their lists, what they agreed to. */
export function AboutCustomer({ customer }: { customer: Customer }) {
  const { email, about, account } = customer
  const param = { email: encodeURIComponent(email) }
  const note = calls.customer[':email'].notes
  return (
    <div className="mb-10 grid gap-6">
      <Tiles>
        <Tile term="Orders" figure={formatCount(about.bought)} note="paid or on account" />
        <Tile term="Bought" figure={formatEuros(about.revenue)} note="with VAT" />
        <Tile
          term="Last order"
          figure={about.lastOrderAt ? formatDay(about.lastOrderAt) : 'Never'}
          note={`Customer since ${formatDay(about.since)}`}
        />
        <Tile
          term="On account"
          figure={account ? formatEuros(account.limit) : 'No'}
          note={account && `${account.days} days to pay, ${formatEuros(account.left)} left`}
        />
      </Tiles>
      <CustomerLinks customer={customer} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Notes
          notes={about.notes}
          add={(json, headers) => answerOf(note.$post({ param, json }, { headers }))}
        />
        <div className="grid gap-6">
          <CustomerLists email={email} lists={about.lists} />
          <Consent customer={customer} />
        </div>
      </div>
    </div>
  )
}

/** Where else there is something of this customer, and how much. */
function CustomerLinks({ customer: { email, about } }: { customer: Customer }) {
  return (
    <nav aria-label="Of this customer" className="flex flex-wrap gap-3">
      <Counted count={about.orders} to="/dashboard/orders" search={{ q: email }}>
        Orders
      </Counted>
      <Counted count={about.quotes} to="/dashboard/requests" search={{ state: 'all', customer: email }}>
        Quotes
      </Counted>
      <Counted count={about.returns} to="/dashboard/returns" search={{ state: 'all', customer: email }}>
        Returns
      </Counted>
      <Counted count={about.messages} to="/dashboard/messages" search={{ q: email, state: 'all' }}>
        Messages
      </Counted>
      <Link to="/dashboard/customers" className="btn btn-outline btn-sm">
        All customers
      </Link>
    </nav>
  )
}

function Counted({ count, children, ...link }: LinkProps & { count: number; children: ReactNode }) {
  return (
    <Link {...link} preload={false} className="btn btn-outline btn-sm">
      {children} <span className="badge badge-neutral badge-sm">{formatCount(count)}</span>
    </Link>
  )
}

/** What the shop has of their consent, which is not more than this. */
function Consent({ customer: { about } }: { customer: Customer }) {
  return (
    <section aria-labelledby="consent" className="sheet p-5">
      <h2 id="consent" className="mb-2 text-2xl">
        Consent
      </h2>
      <dl>
        <Figure term="Email address">{about.confirmed ? 'Confirmed' : 'Not confirmed'}</Figure>
        <Figure term="Terms">
          {about.lastOwnOrderAt
            ? `Accepted with each order of their own, last on ${formatDay(about.lastOwnOrderAt)}`
            : 'Not accepted: no order of their own'}
        </Figure>
        <Figure term="Mails when a part is back">
          {about.stockWatches === 0 ? 'None asked for' : `Asked for ${formatCount(about.stockWatches)}`}
        </Figure>
        <Figure term="Newsletter">This shop sends none</Figure>
      </dl>
    </section>
  )
}
