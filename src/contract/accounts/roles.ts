/* Without zod, as pages need it. */

/** What a person with an account is to the shop. `admin`, the word of the specification, is an owner, who may everything that staff may. */
export const roles = ['customer', 'admin', 'sales', 'warehouse', 'bookkeeper'] as const
export type Role = (typeof roles)[number]

/** The roles of those who work for the shop. */
export const staffRoles = ['admin', 'sales', 'warehouse', 'bookkeeper'] as const satisfies readonly Role[]
export type StaffRole = (typeof staffRoles)[number]

/** Whether people of this role work for the shop. */
export const isStaff = (role: Role): role is StaffRole => role !== 'customer'
