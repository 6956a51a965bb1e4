import { z } from 'zod'

/** RFC 9457 problem details, with the invalid fields for bad input and the current figures for a lost race. */
export const problem = z
  .object({
    type: z.string().meta({ example: 'about:blank' }),
    title: z.string(),
    status: z.int(),
    detail: z.string().optional(),
    errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
    current: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  })
  .meta({ id: 'Problem' })

export type Problem = z.infer<typeof problem>
