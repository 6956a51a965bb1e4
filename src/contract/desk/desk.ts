import { z } from 'zod'
import { deskTasks } from './tasks.ts'

/** How much there is to do for those who run the shop, by task: of what the caller has the right to work at. */
export const desk = z.partialRecord(z.enum(deskTasks), z.int()).meta({ id: 'Desk' })
export type Desk = z.infer<typeof desk>
