import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { auditEvents, products, stockMovements } from '#db/schema.ts'
import { type Context, newId } from '../context.ts'
import { requireActor } from '../policies.ts'
import { compareFacts, factsOf } from './facts.ts'
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
  const lines = plans.flatMap(plan => movementOf(ctx, plan))
  if (lines.length > 0) await tx.insert(stockMovements).values(lines)
  const events = plans.flatMap(plan => auditEventOf(ctx, plan))
  if (events.length > 0) await tx.insert(auditEvents).values(events)
}

async function updateProducts(tx: Transaction, changed: readonly RowPlan[]): Promise<void> {
  const rows = changed.map(({ after }) => ({
    id: after.id,
    name: after.name,
    image: after.image,
    further_images: after.furtherImages,
    price_cents: after.priceCents,
    min_quantity: after.minQuantity,
    available: after.available,
    category: after.category,
    description: after.description,
    sku: after.sku,
    standard: after.standard,
    material: after.material,
    finish: after.finish,
    dimensions: after.dimensions,
    low_stock: after.lowStock,
    archived_at: after.archivedAt,
    version: after.version,
  }))
  await tx.execute(sql`
    update products set name = new.name, image = new.image, further_images = new.further_images, price_cents = new.price_cents,
      min_quantity = new.min_quantity, available = new.available, category = new.category, description = new.description,
      sku = new.sku, standard = new.standard, material = new.material, finish = new.finish, dimensions = new.dimensions,
      low_stock = new.low_stock, archived_at = new.archived_at, version = new.version
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new(id text, name text, image text, further_images text[],
      price_cents int, min_quantity int, available int, category text, description text, sku text, standard text, material text,
      finish text, dimensions jsonb, low_stock int, archived_at timestamptz, version int)
    where products.id = new.id`)
}

function movementOf(ctx: Context, { before, after }: RowPlan): (typeof stockMovements.$inferInsert)[] {
  const change = after.available - (before?.available ?? 0)
  if (before && change === 0) return []
  const { email } = requireActor(ctx.actor)
  return [
    {
      id: newId(),
      productId: after.id,
      orderId: null,
      change,
      available: after.available,
      reason: before ? 'counted' : 'opening',
      person: email,
      note: NOTE,
      createdAt: ctx.now(),
    },
  ]
}

function auditEventOf(ctx: Context, { kind, before, after }: RowPlan): (typeof auditEvents.$inferInsert)[] {
  if (kind === 'unchanged') return []
  const actor = requireActor(ctx.actor)
  const changes = before
    ? withStock(compareFacts(before, after), before.available, after.available)
    : { before: null, after: { ...factsOf(after), available: after.available } }
  return [
    {
      id: newId(),
      actorId: actor.id,
      actorEmail: actor.email,
      action: before ? 'product-edited' : 'product-added',
      subject: `product ${after.id}`,
      address: ctx.address,
      before: changes.before,
      after: changes.after,
      createdAt: ctx.now(),
    },
  ]
}

type Changes = { before: Record<string, unknown>; after: Record<string, unknown> }

function withStock({ before, after }: Changes, from: number, to: number): Changes {
  if (from === to) return { before, after }
  return { before: { ...before, available: from }, after: { ...after, available: to } }
}
