import { z } from 'zod'
import { email, entityId, isoTime } from '../common.ts'
import { roles, staffRoles } from './roles.ts'

const staffRole = z.enum(staffRoles, `must be one of ${staffRoles.join(', ')}`)

/** Whom an owner invites to work for the shop, and as what. */
export const newInvitation = z.strictObject({ email, role: staffRole })

/** An invitation that nobody has accepted yet. */
export const invitation = z
  .object({
    _id: entityId,
    email: z.string(),
    role: staffRole,
    invitedBy: z.string().meta({ description: 'the email address of the owner who invited' }),
    expiresAt: isoTime,
    expired: z.boolean(),
  })
  .meta({ id: 'Invitation' })
export type Invitation = z.infer<typeof invitation>

/** The secret of an invitation's link. */
export const invitationToken = z.strictObject({ token: z.string().min(1).max(64) })

/** What the link of an invitation says to whoever has it. */
export const openInvitation = z.object({ email: z.string(), role: staffRole, invitedBy: z.string() })
export type OpenInvitation = z.infer<typeof openInvitation>

/** Which role a person has from now on; `customer` takes it away. */
export const givenRole = z.strictObject({ role: z.enum(roles, `must be one of ${roles.join(', ')}`) })
