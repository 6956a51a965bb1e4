import { z } from 'zod'

/** RFC 9457 problem details, with the fields at fault where input was bad and the current figures where a race was lost. */
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
