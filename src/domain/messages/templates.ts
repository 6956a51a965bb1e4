import { asc, eq, sql } from 'drizzle-orm'
import { MAX_TEMPLATES } from '#contract/messages/states.ts'
import { say } from '#contract/phrase.ts'
import type { Transaction } from '#db/client.ts'
import { lockName } from '#db/lock-name.ts'
import { messageTemplates } from '#db/schema.ts'
import { type Context, newId } from '../context.ts'
import { conflict, notFound } from '../errors.ts'
import { may, requireRight } from '../rights.ts'

interface TemplateDraft {
  readonly name: string
  readonly text: string
}

/** The templates of answers, by name (staff). */
export function listTemplates(ctx: Context): Promise<(typeof messageTemplates.$inferSelect)[]> {
  requireRight(ctx.actor, may.readContactMessages(ctx.actor))
  return ctx.db
    .select()
    .from(messageTemplates)
    .orderBy(asc(sql`lower(${messageTemplates.name})`))
}

/** Adds a template and returns its id (staff). Rejected (conflict) if its name is taken, and once there are 100. */
export async function addTemplate(ctx: Context, draft: TemplateDraft): Promise<string> {
  requireRight(ctx.actor, may.answerMessages(ctx.actor))
  return ctx.db.transaction(async tx => {
    await requireFree(tx, draft.name)
    if ((await tx.$count(messageTemplates)) >= MAX_TEMPLATES)
      throw conflict(say`There can be at most ${{ count: MAX_TEMPLATES }} templates: please remove one first`)
    const id = newId()
    await tx.insert(messageTemplates).values({ id, ...draft, createdAt: ctx.now() })
    return id
  })
}

/** Words a template anew (staff). */
export async function editTemplate(ctx: Context, id: string, draft: TemplateDraft): Promise<void> {
  requireRight(ctx.actor, may.answerMessages(ctx.actor))
  await ctx.db.transaction(async tx => {
    await requireFree(tx, draft.name, id)
    const { rowCount } = await tx.update(messageTemplates).set(draft).where(eq(messageTemplates.id, id))
    if (rowCount === 0) throw notFound(say`template`)
  })
}

/** Removes a template, if it is there (staff). */
export async function removeTemplate(ctx: Context, id: string): Promise<void> {
  requireRight(ctx.actor, may.answerMessages(ctx.actor))
  await ctx.db.delete(messageTemplates).where(eq(messageTemplates.id, id))
}

/** Templates are written one at a time, so that none takes a name meanwhile. */
async function requireFree(tx: Transaction, name: string, but?: string): Promise<void> {
  await lockName(tx, 'message templates')
  const [same] = await tx
    .select({ id: messageTemplates.id })
    .from(messageTemplates)
    .where(eq(sql`lower(${messageTemplates.name})`, sql`lower(${name})`))
  if (same && same.id !== but) throw conflict(say`There is another template of this name`, { field: 'name' })
}
