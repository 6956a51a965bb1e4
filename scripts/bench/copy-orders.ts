import type pg from 'pg'

/** The rows that an order leaves in each table; `o` is the order. */
const ROWS = {
  orders: 't.id = o.id',
  order_lines: 't.order_id = o.id',
  order_events: 't.order_id = o.id',
  stock_movements: 't.order_id = o.id',
  payments: 't.order_id = o.id',
  invoices: 't.order_id = o.id',
  mails: `t.fields ->> 'order' = o.id`,
  webhook_events: `t.payload::text like '%' || o.id || '%'`,
} as const

/** Ids that are times go on being times, others go on being random; both as long as before. */
const NEW_IDS = `create function pg_temp.new_id(id text, copy int) returns text language sql immutable as $$
  select case when id ~ '^[0-9a-f]{8}-[0-9a-f]{4}-'
    then '8' || lpad(to_hex(copy), 7, '0') || substr(id, 9)
    else left(id, 3) || left(md5(id || copy) || md5(copy || id), length(id) - 3) end $$`

/** Copies all paid orders of the shop, with all that stands about them, so many times. Returns how many rows there are of each table, and how many bytes they take with their indexes. */
export async function copyOrders(client: pg.ClientBase, copies: number): Promise<Record<string, object>> {
  await client.query(NEW_IDS)
  const paid = `select id from orders where status = 'paid'`
  const { rows: before } = await client.query<{ orders: number }>(
    `select count(*)::int as orders from (${paid}) p`,
  )
  await client.query(`create temp table copied as ${paid}`)
  const orders = (before[0]?.orders ?? 0) * (copies + 1)
  const table: Record<string, object> = {}
  for (const [name, condition] of Object.entries(ROWS)) {
    const { rows: columns } = await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
      [name],
    )
    const names = columns.map(column => column.name)
    const values = names.map(column => valueOf(name, column))
    await client.query(
      `insert into ${name} (${names.map(column => `"${column}"`).join(', ')})
       select ${values.join(', ')} from generate_series(1, $1::int) k, copied o, ${name} t where ${condition}`,
      [copies],
    )
    await client.query(`vacuum analyze ${name}`)
    const { rows } = await client.query<{ rows: number; bytes: number; indexes: number }>(
      `select count(*)::int as rows, pg_total_relation_size('${name}')::float as bytes, pg_indexes_size('${name}')::float as indexes from ${name}`,
    )
    const { rows: count = 0, bytes = 0, indexes = 0 } = rows[0] ?? {}
    table[name] = {
      'rows an order': Math.round((count / orders) * 10) / 10,
      'bytes a row': Math.round(bytes / count),
      'of them indexes': Math.round(indexes / count),
      'bytes an order': Math.round(bytes / orders),
    }
  }
  return { [`${orders} orders`]: {}, ...table }
}

function valueOf(table: string, column: string): string {
  if (table === 'orders' && column === 'number') return 'order_number(now())'
  if (table === 'invoices' && column === 'number') return '1000000 + row_number() over ()'
  if (table === 'mails' && column === 'fields')
    return 'replace(t.fields::text, o.id, pg_temp.new_id(o.id, k))::jsonb'
  return /^(id|order_id|intent_id)$/.test(column) ? `pg_temp.new_id(t."${column}", k)` : `t."${column}"`
}
