import { eq, sql } from 'drizzle-orm'
import { isStaff } from '#contract/accounts/roles.ts'
import { phraseOf } from '#contract/phrase.ts'
import type { Database } from '#db/client.ts'
import { preparedOnce } from '#db/prepared.ts'
import { profiles, users } from '#db/schema.ts'
import type { Actor, Context } from '../context.ts'
import { invalid } from '../errors.ts'
import { may, requireRight } from '../rights.ts'
import { isReservedName, isStaffsName, RESERVED_NAME } from './reserved-names.ts'

interface ProfileFields {
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
  const [row] = await prepareProfile(ctx.db).execute({ userId: ctx.actor.id })
  return {
    email: ctx.actor.email,
    name: ctx.actor.name,
    education: row?.education ?? '',
    linkedin: row?.linkedin ?? '',
    phone: row?.phone ?? '',
  }
}

const prepareProfile = preparedOnce((db: Database) =>
  db
    .select()
    .from(profiles)
    .where(eq(profiles.userId, sql.placeholder('userId')))
    .prepare('profile'),
)

/**
 * Saves the actor's own profile. A name given here is shown everywhere; if it is empty, the old one stays. Rejects a new name that
 * looks like one of the shop or its staff (invalid).
 */
export async function saveProfile(
  ctx: Context,
  email: string,
  { name, ...fields }: ProfileFields,
): Promise<void> {
  requireRight(ctx.actor, may.editProfile(ctx.actor, email))
  if (name && name !== ctx.actor.name) await requireFreeName(ctx, ctx.actor, name)
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

async function requireFreeName({ db, billing }: Context, { id, role }: Actor, name: string): Promise<void> {
  const isTaken = !isStaff(role) && isReservedName(name, billing.seller.name)
  if (isTaken || (await isStaffsName(db, name, id))) throw invalid('name', phraseOf(RESERVED_NAME))
}
