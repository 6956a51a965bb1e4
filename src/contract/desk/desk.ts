import { z } from 'zod'
import { deskTasks } from './tasks.ts'

/** How much there is to do for those who run the shop, by task. */
export const desk = z.record(z.enum(deskTasks), z.int()).meta({ id: 'Desk' })
export type Desk = z.infer<typeof desk>
