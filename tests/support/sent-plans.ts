import pg from 'pg'
import { vi } from 'vitest'
import { z } from 'zod'

const sent = z.union([
  z.tuple([z.string(), z.array(z.unknown())]).transform(([text, values]) => ({ text, values })),
  z
    .tuple([z.object({ text: z.string() }), z.array(z.unknown())])
    .transform(([{ text }, values]) => ({ text, values })),
])

const READS = /^\s*(\/\*.*?\*\/\s*)?\(?(select|with)\b/i

/** How PostgreSQL would answer the questions that are sent while this runs, one plan after the other. */
export async function planSent(pool: pg.Pool, act: () => Promise<unknown>): Promise<string[]> {
  const { query } = pg.Client.prototype
  const asked: z.infer<typeof sent>[] = []
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const { data } = sent.safeParse(args.slice(0, 2))
    if (data && READS.test(data.text)) asked.push(data)
    return Reflect.apply(query, this, args)
  })
  try {
    await act()
  } finally {
    spy.mockRestore()
  }
  const plans: string[] = []
  for (const { text, values } of asked) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
    plans.push(rows.map(row => row['QUERY PLAN']).join('\n'))
  }
  return plans
}
