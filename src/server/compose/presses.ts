import { setTimeout as sleep } from 'node:timers/promises'
import { drawnFacts } from '#contract/catalog/drawings.ts'
import type { MakePartFile } from '#domain/bills-of-materials/pack-files.ts'
import type { Context } from '#domain/context.ts'
import { createDataSheetPress, type DataSheetPress } from '../data-sheets/data-sheet-press.ts'
import { describePrint } from '../data-sheets/describe-print.ts'
import { createDrawingPress, type DrawingPress } from '../drawings/drawing-press.ts'
import { createModelPress, type ModelPress } from '../models/model-press.ts'

/** What makes files of products, each in a thread of its own. */
export interface ProductPresses {
  readonly drawings: DrawingPress
  readonly models: ModelPress
  readonly dataSheets: DataSheetPress
}

export function composePresses(reportFault: (error: unknown) => void): ProductPresses {
  return {
    drawings: createDrawingPress(reportFault),
    models: createModelPress(reportFault),
    dataSheets: createDataSheetPress(reportFault),
  }
}

/** Who packs many files waits for those that others wait for: so often, and so long, in ms. */
const TRIES = 60
const BETWEEN_MS = 500

/** Makes the files of parts by these presses, as their pages do; `origin` is where these are. */
export function createPartFileMaker(
  { models, dataSheets }: Pick<ProductPresses, 'models' | 'dataSheets'>,
  context: () => Context,
  origin: string,
): MakePartFile {
  return async (product, file, visitor) => {
    const make = () =>
      file === 'step' || file === 'stl'
        ? models.model(drawnFacts(product), file, visitor)
        : dataSheets.print(describePrint(file, context(), product, origin), visitor)
    for (let tries = 0; tries < TRIES; tries++) {
      const made = await make()
      if (typeof made !== 'string') return made
      await sleep(BETWEEN_MS)
    }
    return 'crowded'
  }
}
