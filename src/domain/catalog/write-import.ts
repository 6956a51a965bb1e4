import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { products } from '#db/schema.ts'
import { type AuditEntry, recordAudits } from '../audit.ts'
import type { Context } from '../context.ts'
import { requireActor } from '../policies.ts'
import { type LedgerLine, recordMovements } from './ledger.ts'
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

async function updateProducts(tx: Transaction, changed: readonly RowPlan[]): Promise<void> {
  const rows = changed.map(({ after }) => ({
    id: after.id,
    name: after.name,
    image: after.image,
    further_images: after.furtherImages,
    picture_shows: after.pictureShows,
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
    family_id: after.familyId,
    leads: after.leads,
    size: after.size,
    grade: after.grade,
    weight_grams: after.weightGrams,
    customs_code: after.customsCode,
    pack_step: after.packStep,
    price_tiers: after.priceTiers,
  }))
  await tx.execute(sql`
    update products set name = new.name, image = new.image, further_images = new.further_images,
      picture_shows = new.picture_shows, price_cents = new.price_cents, min_quantity = new.min_quantity, available = new.available, category = new.category, description = new.description,
      sku = new.sku, standard = new.standard, material = new.material, finish = new.finish, dimensions = new.dimensions,
      low_stock = new.low_stock, archived_at = new.archived_at, version = new.version,
      family_id = new.family_id, leads = new.leads, size = new.size, grade = new.grade, weight_grams = new.weight_grams,
      customs_code = new.customs_code,
      pack_step = new.pack_step, price_tiers = new.price_tiers
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new(id text, name text, image text, further_images text[],
      picture_shows text, price_cents int, min_quantity int, available int, category text, description text, sku text, standard text, material text,
      finish text, dimensions jsonb, low_stock int, archived_at timestamptz, version int, family_id text, leads boolean, size text, grade text,
      weight_grams real, customs_code text, pack_step int, price_tiers jsonb)
    where products.id = new.id`)
}

function movementOf(ctx: Context, { before, after }: RowPlan): LedgerLine[] {
  const change = after.available - (before?.available ?? 0)
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
