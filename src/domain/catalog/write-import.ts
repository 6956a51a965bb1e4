import { type Column, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { products } from '#db/schema.ts'
import { type AuditEntry, recordAudits } from '../audit.ts'
import type { Context } from '../context.ts'
import { requireActor } from '../rights.ts'
import { type LedgerLine, recordMovements } from './ledger.ts'
import type { ProductRow } from './list.ts'
import type { RowPlan } from './plan-import.ts'

const NOTE = 'Import of a table'

/**
 * Writes a batch of an import, whose products are locked: products, their ledgers and the audit trail, each in one statement.
 */
export async function writePlans(ctx: Context, tx: Transaction, plans: readonly RowPlan[]): Promise<void> {
  const created = plans.filter(({ kind }) => kind === 'created').map(({ after }) => after)
  const changed = plans.filter(({ kind }) => kind === 'changed')
  if (created.length > 0) await tx.insert(products).values(created)
  if (changed.length > 0) await updateProducts(tx, changed)
  await recordMovements(
    tx,
    plans.flatMap(plan => movementOf(ctx, plan)),
  )
  await recordAudits(tx, ctx, plans.flatMap(auditEntryOf))
}

/** The columns that an import writes, by the id; the others a product keeps for life. */
const { model: _model, position: _position, createdAt: _createdAt, ...columns } = getTableColumns(products)
const { id: _id, ...changeable } = columns

const list = (listed: Readonly<Record<string, Column>>, write: (column: Column) => SQL) =>
  sql.join(Object.values(listed).map(write), sql`, `)
const written = list(changeable, ({ name }) => sql`${sql.identifier(name)} = new.${sql.identifier(name)}`)
const types = list(columns, column => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`)

async function updateProducts(tx: Transaction, changed: readonly RowPlan[]): Promise<void> {
  const rows = changed.map(({ after }) => toStored(after))
  await tx.execute(sql`
    update products set ${written}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new(${types})
    where products.id = new.id`)
}

/** The row by the names of the table's columns. */
function toStored(row: ProductRow): Readonly<Record<string, unknown>> {
  const values: Readonly<Record<string, unknown>> = row
  return Object.fromEntries(Object.entries(columns).map(([key, { name }]) => [name, values[key]]))
}

/** What the ledger says of a product's stock: less what is owed to back orders. */
const netOf = ({ available, backOrdered }: ProductRow) => available - backOrdered

function movementOf(ctx: Context, { before, after }: RowPlan): LedgerLine[] {
  const change = netOf(after) - (before ? netOf(before) : 0)
  if (before && change === 0) return []
  const { email: person } = requireActor(ctx.actor)
  const { id: productId, available } = after
  const reason = before ? 'counted' : 'opening'
  return [{ productId, orderId: null, change, available, reason, person, note: NOTE, at: ctx.now() }]
}

function auditEntryOf({ kind, after, changes }: RowPlan): AuditEntry[] {
  if (kind === 'unchanged') return []
  const action = kind === 'created' ? 'product-added' : 'product-edited'
  return [{ action, subject: `product ${after.id}`, ...changes }]
}
