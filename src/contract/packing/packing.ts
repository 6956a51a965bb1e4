import { z } from 'zod'
import { entityId, integer } from '../common.ts'

/** How many orders are printed at once. */
const MAX_PRINTED = 200

/** Labels on a sheet: 3 beside each other, 8 below. */
export const LABELS_ON_SHEET = 24

/** Orders to be printed, each once. */
export const printedOrders = z.object({
  ids: z
    .string('must be a list of ids')
    .transform(list => [...new Set(list.split(','))])
    .pipe(z.array(entityId).max(MAX_PRINTED, `must have at most ${MAX_PRINTED} orders`))
    .meta({ description: 'the ids of the orders, separated by commas' }),
})

/** Where on the first sheet of labels the first one goes, counted from the top left, row by row. */
export const firstLabel = z.object({ first: integer(1, LABELS_ON_SHEET) })

export const printedLabels = printedOrders.extend({ first: firstLabel.shape.first.optional().default(1) })
