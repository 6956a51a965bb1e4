import { and, asc, eq, sql } from 'drizzle-orm'
import { MAX_VIEWS } from '#contract/accounts/saved-views.ts'
import { say } from '#contract/phrase.ts'
import { lockName } from '#db/lock-name.ts'
import { savedViews } from '#db/schema.ts'
import { type Context, newId } from '../context.ts'
import { conflict } from '../errors.ts'
import { may, requireRight } from '../rights.ts'

type ViewRecord = typeof savedViews.$inferSelect

/** The actor's own views of all lists, by name. */
export function listViews(ctx: Context): Promise<ViewRecord[]> {
  requireRight(ctx.actor, may.keepViews(ctx.actor))
  return ctx.db
    .select()
    .from(savedViews)
    .where(eq(savedViews.userId, ctx.actor.id))
    .orderBy(asc(sql`lower(${savedViews.name})`), asc(savedViews.id))
}

/** Keeps a view; one of the same list and name is replaced. Rejected (conflict) once there are 100. */
export async function keepView(
  ctx: Context,
  view: Pick<ViewRecord, 'list' | 'name' | 'query'>,
): Promise<void> {
  requireRight(ctx.actor, may.keepViews(ctx.actor))
  const { id: userId } = ctx.actor
  await ctx.db.transaction(async tx => {
    await lockName(tx, `views of ${userId}`)
    await tx
      .insert(savedViews)
      .values({ id: newId(), userId, ...view, createdAt: ctx.now() })
      .onConflictDoUpdate({
        target: [savedViews.userId, savedViews.list, savedViews.name],
        set: { query: view.query },
      })
    if ((await tx.$count(savedViews, eq(savedViews.userId, userId))) > MAX_VIEWS)
      throw conflict(say`There can be at most ${{ count: MAX_VIEWS }} views: please forget one first`)
  })
}

/** Forgets one of the actor's own views, if it is there. */
export async function forgetView(ctx: Context, id: string): Promise<void> {
  requireRight(ctx.actor, may.keepViews(ctx.actor))
  await ctx.db.delete(savedViews).where(and(eq(savedViews.id, id), eq(savedViews.userId, ctx.actor.id)))
}
