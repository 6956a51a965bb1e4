/** What machine, tapping and wood screws state of their heads and lengths. */

export const thread = { d: ['Thread', 'mm'], l: ['Length', 'mm'] } as const
export const overAll = { d: ['Thread', 'mm'], l: ['Length over all', 'mm'] } as const
export const head = { dk: ['Head diameter', 'mm'], k: ['Head height', 'mm'] } as const
export const cone = { ...head, a: ['Head angle', '°'] } as const
export const dome = { rf: ['Radius of the dome', 'mm'] } as const
export const depth = { t: ['Slot depth', 'mm'] } as const
