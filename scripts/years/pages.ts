import type pg from 'pg'
import type { PageToAsk } from './measure.ts'

const PLACES = ['Berlin', 'Hamburg', 'Essen', 'Leipzig', 'Bremen', 'Kassel']

/** The owner's pages, and those that visitors come to first. */
export async function listPages(client: pg.Client): Promise<PageToAsk[]> {
  const list = async (statement: string) => {
    const { rows } = await client.query<{ name: string }>(statement)
    const names = rows.map(({ name }) => encodeURIComponent(name))
    return (index: number) => names[index % names.length] ?? ''
  }
  const order = await list('select id as name from orders tablesample system (0.1) limit 100')
  const page = await list('select id as name from orders order by created_at desc offset 2000 limit 100')
  const number = await list('select number as name from orders tablesample system (0.1) limit 100')
  const person = await list('select email as name from users tablesample system (5) limit 100')
  const quote = await list('select id as name from quotes order by created_at desc limit 100')
  const event = await list(
    'select id as name from audit_events order by created_at desc offset 5000 limit 100',
  )
  const message = await list('select id as name from contact_messages order by created_at desc limit 100')
  const size = (index: number) => `size-${(index * 7919) % 1000}`
  const place = (index: number) => PLACES[index % PLACES.length] ?? ''
  const desk = (rest: string) => (index: number) => `/dashboard${rest.replace('#', String(index % 9))}`
  return [
    { name: 'desk', path: desk('') },
    { name: 'sales of today', path: desk('/sales?days=1') },
    { name: 'sales of 30 days', path: desk('/sales') },
    { name: 'sales of a year', path: desk('/sales?days=365') },
    { name: 'best sellers of 30 days', path: () => '/sales/products?days=30' },
    { name: 'best sellers of a year', path: () => '/sales/products?days=365' },
    { name: 'worth of the stock', path: () => '/sales/stock' },
    { name: 'orders', path: desk('/orders') },
    { name: 'orders, a later page', path: index => `/dashboard/orders?after=${page(index)}` },
    { name: 'orders by number', path: index => `/dashboard/orders?q=${number(index)}` },
    { name: 'orders by email', path: index => `/dashboard/orders?q=${person(index)}` },
    { name: 'orders by company', path: index => `/dashboard/orders?q=blechwerk%20${(index * 131) % 9000}` },
    { name: 'orders by place', path: index => `/dashboard/orders?q=${place(index)}` },
    {
      name: 'orders by place and state',
      path: index => `/dashboard/orders?q=${place(index)}&state=refunded`,
    },
    { name: 'orders by three words', path: index => `/dashboard/orders?q=anna+weber+${place(index)}` },
    { name: 'orders by half a word', path: desk('/orders?q=buyer-#') },
    { name: 'orders by SKU', path: index => `/dashboard/orders?q=SIZE-${(index * 7919) % 1000}` },
    { name: 'orders of a hot SKU', path: desk('/orders?q=SIZE-0') },
    { name: 'orders to ship', path: desk('/orders?state=to-ship') },
    { name: 'orders late', path: desk('/orders?state=late') },
    { name: 'orders without address', path: desk('/orders?state=address-needed') },
    { name: 'orders overdue', path: desk('/orders?state=overdue') },
    { name: 'orders refunded', path: desk('/orders?state=refunded') },
    { name: 'orders on account', path: desk('/orders?payment=account') },
    { name: 'orders of Austria', path: desk('/orders?country=AT') },
    { name: 'orders of a month', path: desk('/orders?from=2022-0#-01&to=2022-0#-28'.replaceAll('0#', '03')) },
    { name: 'orders by total', path: desk('/orders?sort=-price') },
    { name: 'order', path: index => `/dashboard/orders/${order(index)}` },
    { name: 'products', path: desk('/products') },
    { name: 'products by word', path: desk('/products?q=bolt+m#') },
    { name: 'products of low stock', path: desk('/products?state=low') },
    { name: 'products sold out', path: desk('/products?state=sold-out') },
    { name: 'products by stock', path: desk('/products?sort=available') },
    { name: 'papers of products', path: desk('/products/papers') },
    { name: 'product', path: index => `/dashboard/products/${size(index)}` },
    { name: 'product, hot', path: desk('/products/size-0') },
    { name: 'add product', path: desk('/addproduct') },
    { name: 'import', path: desk('/products/import') },
    { name: 'audit', path: desk('/audit') },
    { name: 'audit, a later page', path: index => `/dashboard/audit?after=${event(index)}` },
    { name: 'audit by action', path: desk('/audit?action=refunded') },
    { name: 'audit by person', path: index => `/dashboard/audit?person=${person(index)}` },
    { name: 'audit by half a name', path: desk('/audit?person=buyer-#') },
    { name: 'audit of a domain', path: desk('/audit?person=example.com') },
    { name: 'audit of a month', path: desk('/audit?from=2022-03-01&to=2022-03-31') },
    { name: 'messages', path: desk('/messages') },
    { name: 'messages, all', path: desk('/messages?state=all') },
    { name: 'messages by word', path: index => `/dashboard/messages?state=all&q=again%20${index * 37}` },
    { name: 'message', path: index => `/dashboard/messages/${message(index)}` },
    { name: 'templates of answers', path: desk('/message-templates') },
    { name: 'returns', path: desk('/returns') },
    { name: 'returns, all', path: desk('/returns?state=all') },
    { name: 'returns expected', path: desk('/returns?state=agreed') },
    { name: 'money', path: desk('/money') },
    { name: 'money, what is owed', path: desk('/money?owed=overdue') },
    { name: 'bank statement', path: desk('/bank-entries') },
    { name: 'bank statement, noted', path: desk('/bank-entries?state=noted') },
    { name: 'takings of the month', path: desk('/bookkeeping') },
    { name: 'takings of a quarter', path: desk('/bookkeeping?from=2024-01-01&to=2024-03-31') },
    { name: 'payouts', path: desk('/bookkeeping?show=payouts') },
    { name: 'VAT of a quarter', path: desk('/bookkeeping/vat?from=2024-01-01&to=2024-03-31') },
    { name: 'papers', path: desk('/bookkeeping/papers') },
    { name: 'papers by number', path: index => `/dashboard/bookkeeping/papers?q=${number(index)}` },
    { name: 'papers by name', path: desk('/bookkeeping/papers?q=weber') },
    { name: 'open items', path: desk('/bookkeeping/open-items') },
    { name: 'requests', path: desk('/requests') },
    { name: 'requests, all', path: desk('/requests?state=all') },
    { name: 'request', path: index => `/dashboard/requests/${quote(index)}` },
    { name: 'reviews', path: desk('/reviews') },
    { name: 'reviews shown', path: desk('/reviews?state=shown') },
    { name: 'users', path: desk('/users') },
    { name: 'users, a later page', path: desk('/users?page=90') },
    { name: 'users by name', path: desk('/users?email=weber') },
    { name: 'users by address', path: index => `/dashboard/users?email=${person(index)}` },
    { name: 'users by nobody', path: desk('/users?email=nobody-#') },
    { name: 'staff', path: desk('/staff') },
    { name: 'customers', path: desk('/customers') },
    { name: 'customers by name', path: desk('/customers?q=weber') },
    {
      name: 'customers by company',
      path: index => `/dashboard/customers?q=blechwerk%20${(index * 131) % 9000}`,
    },
    { name: 'customers by phone', path: desk('/customers?q=030%20123456#') },
    { name: 'customers on account', path: desk('/customers?state=on-account') },
    { name: 'customers suspended', path: desk('/customers?state=suspended') },
    { name: 'customer', path: index => `/dashboard/customers/${person(index)}` },
    { name: 'delivery', path: desk('/delivery') },
    { name: 'lots', path: desk('/lots') },
    { name: 'counting', path: desk('/counting') },
    { name: 'what to order', path: desk('/purchasing') },
    { name: 'orders to suppliers', path: desk('/purchasing/orders') },
    { name: 'suppliers', path: desk('/purchasing/suppliers') },
    { name: 'webhooks', path: desk('/webhooks') },
    { name: 'keys of the API', path: desk('/api-keys') },
    { name: 'settings', path: desk('/settings') },
    { name: 'home', path: () => '/' },
    { name: 'search', path: index => `/parts?q=bolt+m${3 + (index % 10)}+x+${10 + index}` },
    { name: 'suggestions', path: index => `/suggest?q=bolt+${index}` },
    { name: 'family', path: index => `/parts/bench-${1 + index}` },
    { name: 'part', path: index => `/parts/bench-1/size-${index}` },
  ]
}
