import { createDataSheetPress, type DataSheetPress } from '../data-sheets/data-sheet-press.ts'
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
