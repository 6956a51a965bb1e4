import { fileURLToPath } from 'node:url'
import { type DrawnFacts, drawnFacts } from '#contract/catalog/drawings.ts'
import type { ModelFormat } from '#contract/catalog/models.ts'
import { createPress } from '../drawings/press.ts'
import { type Crowd, limitQueue, type QueueLimits } from '../drawings/queue.ts'
import type { Modelled } from './make-model.ts'

/** Stated in docs/SECURITY-POLICY.md. */
const KEPT_BYTES = 32 * 1024 * 1024
/** An owner may enter dimensions whose model never ends: how long one may take, in ms. */
const LONGEST_MS = 20_000
const MAX_HEAP_MB = 512
const QUEUE_LIMITS: QueueLimits = { ofVisitor: 4, inAll: 20 }

/** Makes files of models, away from the thread that answers requests. */
export interface ModelPress {
  /**
   * The model of a product; empty if it has none. One that was made is kept for a while, one that is being made is not made twice, one
   * that fails is reported and left out for a minute. Instead says whose queue is full. Never rejects.
   */
  model(product: DrawnFacts, format: ModelFormat, visitor: string): Promise<Uint8Array<ArrayBuffer> | Crowd>
  /** Ends the thread, whatever it is at. */
  close(): Promise<void>
}

/** A press of one worker thread, beside that of the drawings: a model may take a hundred times as long. */
export function createModelPress(
  reportFault: (error: unknown) => void,
  limits: QueueLimits = QUEUE_LIMITS,
): ModelPress {
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
  const ask = limitQueue(press, limits)
  return {
    model: (product, format, visitor) => ask({ facts: drawnFacts(product), format }, visitor),
    close: press.close,
  }
}
