import { eq } from 'drizzle-orm'
import { profiles, users } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { may, requireRight } from '../policies.ts'

export interface ProfileFields {
  readonly name: string
  readonly education: string
  readonly linkedin: string
  readonly phone: string
}

/** The actor's own profile; fields never filled in are empty. */
export async function getProfile(
  ctx: Context,
  email: string,
): Promise<ProfileFields & { readonly email: string }> {
  requireRight(ctx.actor, may.editProfile(ctx.actor, email))
  const [row] = await ctx.db.select().from(profiles).where(eq(profiles.userId, ctx.actor.id))
  return {
    email: ctx.actor.email,
    name: ctx.actor.name,
    education: row?.education ?? '',
    linkedin: row?.linkedin ?? '',
    phone: row?.phone ?? '',
  }
}

/** Saves the actor's own profile. A name given here is shown everywhere; if it is empty, the old one stays. */
export async function saveProfile(
  ctx: Context,
  email: string,
  { name, ...fields }: ProfileFields,
): Promise<void> {
  requireRight(ctx.actor, may.editProfile(ctx.actor, email))
  const userId = ctx.actor.id
  const updatedAt = ctx.now()
  await ctx.db.transaction(async tx => {
    if (name) await tx.update(users).set({ name, updatedAt }).where(eq(users.id, userId))
    await tx
      .insert(profiles)
      .values({ userId, ...fields, updatedAt })
      .onConflictDoUpdate({ target: profiles.userId, set: { ...fields, updatedAt } })
  })
}
