import { fileURLToPath } from 'node:url'
import { type DrawnFacts, drawnFacts } from '#contract/catalog/drawings.ts'
import type { ModelFormat } from '#contract/catalog/models.ts'
import { createPress } from '../drawings/press.ts'
import type { Modelled } from './make-model.ts'

const KEPT_BYTES = 32 * 1024 * 1024
/** Fine parts take seconds, and an owner may enter dimensions whose model never ends: how long one may take, in ms. */
const LONGEST_MS = 30_000
const MAX_HEAP_MB = 512

/** Makes files of models, away from the thread that answers requests. */
export interface ModelPress {
  /** The model of a product; empty if it has none. Kept, shared and left out as drawings are; never rejects. */
  model(product: DrawnFacts, format: ModelFormat): Promise<Uint8Array<ArrayBuffer>>
  /** Ends the thread, whatever it is at. */
  close(): Promise<void>
}

/** A press of one worker thread, beside that of the drawings: a model may take a hundred times as long. */
export function createModelPress(reportFault: (error: unknown) => void): ModelPress {
  const press = createPress<Modelled, Uint8Array<ArrayBuffer>>(
    {
      filename: fileURLToPath(new URL('./make-model.ts', import.meta.url)),
      task: 'makeModel',
      longestMs: LONGEST_MS,
      maxHeapMb: MAX_HEAP_MB,
      keptBytes: KEPT_BYTES,
      sizeOf: ({ byteLength }) => byteLength,
      nothing: new Uint8Array(),
    },
    reportFault,
  )
  return {
    model: (product, format) => press.make({ facts: drawnFacts(product), format }),
    close: press.close,
  }
}
