/* Without zod, as pages need it. */

/** Why a line cannot be ordered as it is. */
export const lineProblems = ['archived', 'sold-out', 'too-many', 'below-minimum', 'broken-pack'] as const
export type LineProblemKind = (typeof lineProblems)[number]
