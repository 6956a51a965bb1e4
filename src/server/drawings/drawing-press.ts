import { fileURLToPath } from 'node:url'
import { type DrawingFormat, type DrawnFacts, drawnFacts } from '#contract/catalog/drawings.ts'
import type { Drawn } from './draw.ts'
import { createPress } from './press.ts'

const KEPT_BYTES = 32 * 1024 * 1024
/** An admin may enter dimensions whose drawing never ends: how long one may take, in ms. */
const LONGEST_MS = 5_000
const MAX_HEAP_MB = 128

/** Makes drawings, away from the thread that answers requests. */
export interface DrawingPress {
  /**
   * A product's drawing; empty if it has none. One that was made is kept for a while, and one that is being made is not made twice.
   * Never rejects: what fails is reported, and left out for a minute.
   */
  draw(product: DrawnFacts, format: DrawingFormat): Promise<string>
  /** Ends the thread, whatever it is at. */
  close(): Promise<void>
}

/** A press of one worker thread, which is started for the first drawing and ends when there has been nothing to do for long. */
export function createDrawingPress(reportFault: (error: unknown) => void): DrawingPress {
  const press = createPress<Drawn, string>(
    {
      filename: fileURLToPath(new URL('./draw.ts', import.meta.url)),
      task: 'draw',
      longestMs: LONGEST_MS,
      maxHeapMb: MAX_HEAP_MB,
      keptBytes: KEPT_BYTES,
      sizeOf: drawing => 2 * drawing.length,
      nothing: '',
    },
    reportFault,
  )
  return { draw: (product, format) => press.make({ facts: drawnFacts(product), format }), close: press.close }
}
