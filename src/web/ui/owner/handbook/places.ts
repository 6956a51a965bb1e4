import type { StaffPage } from '../../../page-rights.ts'
import { type HandbookName, handbookNames } from './handbook.ts'

/** A heading of a page of the handbook: `warehouse#pick-and-pack`. */
type Place = `${HandbookName}#${string}`

/** Where the handbook tells of each page of the desk, the likeliest reader's page first; of its own pages nowhere. */
export const handbookPlaces: Readonly<Record<StaffPage, readonly Place[]>> = {
  '/dashboard/': [
    'owner#in-the-morning',
    'warehouse#in-the-morning',
    'sales#in-the-morning',
    'bookkeeper#in-the-morning',
  ],
  '/dashboard/orders/$id': [
    'sales#help-with-an-order',
    'warehouse#ship-one-order-or-a-part-of-it',
    'bookkeeper#give-money-back',
  ],
  '/dashboard/_admin/orders/': [
    'warehouse#pick-and-pack',
    'sales#find-an-order',
    'bookkeeper#note-a-payment-on-account',
  ],
  '/dashboard/_admin/users': ['owner#customers'],
  '/dashboard/_admin/staff': ['owner#staff'],
  '/dashboard/_admin/roles': ['owner#staff'],
  '/dashboard/_admin/api-keys': ['owner#other-programs'],
  '/dashboard/_admin/webhooks': ['owner#other-programs'],
  '/dashboard/_admin/products/': ['owner#products-and-prices', 'warehouse#receive-and-count'],
  '/dashboard/_admin/products/$id': ['owner#products-and-prices', 'warehouse#receive-and-count'],
  '/dashboard/_admin/products/import': ['owner#many-products-at-once'],
  '/dashboard/_admin/products/papers': ['owner#what-is-to-be-confirmed'],
  '/dashboard/_admin/counting/': ['warehouse#count-by-a-list'],
  '/dashboard/_admin/counting/$id': ['warehouse#count-by-a-list'],
  '/dashboard/_admin/purchasing/': ['warehouse#buy-what-runs-low'],
  '/dashboard/_admin/purchasing/orders/': ['warehouse#receive-an-order-to-a-supplier'],
  '/dashboard/_admin/purchasing/orders/$id': ['warehouse#receive-an-order-to-a-supplier'],
  '/dashboard/_admin/purchasing/suppliers/': ['warehouse#buy-what-runs-low'],
  '/dashboard/_admin/purchasing/suppliers/$id': ['warehouse#buy-what-runs-low'],
  '/dashboard/_admin/lots/': ['warehouse#lots-and-certificates', 'sales#who-got-a-lot'],
  '/dashboard/_admin/lots/$id': ['warehouse#lots-and-certificates', 'sales#who-got-a-lot'],
  '/dashboard/_admin/addproduct': ['owner#products-and-prices'],
  '/dashboard/_admin/delivery': ['owner#delivery'],
  '/dashboard/_admin/customers/': ['sales#book-for-a-customer'],
  '/dashboard/_admin/customers/$email': ['sales#book-for-a-customer'],
  '/dashboard/_admin/returns': ['sales#returns', 'warehouse#returns', 'bookkeeper#give-money-back'],
  '/dashboard/_admin/requests/': ['sales#price-requests'],
  '/dashboard/_admin/requests/$id': ['sales#price-requests'],
  '/dashboard/_admin/messages/': ['sales#messages'],
  '/dashboard/_admin/messages/$id': ['sales#messages'],
  '/dashboard/_admin/message-templates': ['sales#messages'],
  '/dashboard/_admin/reviews': ['owner#reviews'],
  '/dashboard/_admin/money/': ['bookkeeper#money-that-needs-you'],
  '/dashboard/_admin/bookkeeping/': ['bookkeeper#the-day-s-takings-and-the-export'],
  '/dashboard/_admin/bank-entries': ['bookkeeper#read-a-bank-statement'],
  '/dashboard/_admin/bookkeeping/open-items': ['bookkeeper#who-owes-how-much-and-since-when'],
  '/dashboard/_admin/bookkeeping/vat': ['bookkeeper#vat'],
  '/dashboard/_admin/bookkeeping/papers': ['bookkeeper#find-an-invoice'],
  '/dashboard/_admin/sales': ['owner#figures', 'sales#figures', 'bookkeeper#figures'],
  '/dashboard/_admin/settings': ['owner#settings'],
  '/dashboard/_admin/audit': ['owner#who-did-what', 'bookkeeper#who-did-what'],
  '/dashboard/_admin/handbook/{-$name}': [],
}

export interface FoundPlace {
  readonly name: HandbookName
  readonly hash: string
}

/** Where the handbook tells of a page: in one's own part if that does, otherwise in the first that does. */
export function findPlace(page: string | undefined, own: HandbookName | undefined): FoundPlace | undefined {
  const places = Object.entries(handbookPlaces).find(([id]) => id === page)?.[1] ?? []
  const chosen = places.find(place => place.startsWith(`${own}#`)) ?? places[0]
  const name = handbookNames.find(each => chosen?.startsWith(`${each}#`))
  return chosen && name && { name, hash: chosen.slice(name.length + 1) }
}
