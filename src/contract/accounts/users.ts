import { z } from 'zod'
import { absentable, email, entityId, integer, optionalText } from '../common.ts'
import { accountTerms } from '../on-account/on-account.ts'
import { roles } from './roles.ts'

export const user = z
  .object({
    _id: entityId,
    email: z.string(),
    name: z.string(),
    role: z.enum(roles).meta({ description: 'admin: an owner of the shop' }),
    suspended: z.boolean().meta({ description: 'whether an admin has suspended this person' }),
    protected: z.literal(true).optional().meta({
      description: 'the first owner, or an admin above the caller: not to be suspended, demoted or removed',
    }),
    accountTerms: accountTerms
      .optional()
      .meta({ description: 'only of people who may order on account, to admins' }),
  })
  .meta({ id: 'User' })
export type User = z.infer<typeof user>

/** PUT /user/{email}: only the address is used; anything else, above all a role, is ignored. */
export const registration = z.object({ email: absentable(email) })
export const registered = z.object({ acknowledged: z.literal(true), user })
export const adminFlag = z.object({ admin: z.boolean() })

/** Which people are wanted: `q` is looked for in addresses and names. Without `limit` all that match, on one page. */
export const usersQuery = z.object({
  q: optionalText(254),
  limit: integer(1, 100).optional(),
  page: integer(1, 100_000).default(1),
})
