import { dirname } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { findRunningPostgres } from '#db/embedded/running.ts'

/** Has the ten minutes go by in which the shipments of an order could be undone. */
export async function letShipmentsLast(orderId: string): Promise<void> {
  const client = new pg.Client(await findRunningPostgres(dirname(inject('outboxDir'))))
  await client.connect()
  await client.query('update shipments set undoable_until = created_at where order_id = $1', [orderId])
  await client.end()
}
