import { fileURLToPath } from 'node:url'
import { createPress } from '../drawings/press.ts'
import { type Crowd, limitQueue, type QueueLimits } from '../drawings/queue.ts'
import type { SheetJob } from './make-data-sheet.ts'

/** Stated in docs/SECURITY-POLICY.md. */
const KEPT_BYTES = 16 * 1024 * 1024
/** An owner may enter dimensions whose drawing never ends: how long one may take, in ms. */
const LONGEST_MS = 5_000
const MAX_HEAP_MB = 128
const QUEUE_LIMITS: QueueLimits = { ofVisitor: 4, inAll: 20 }

/** Makes data sheets, away from the thread that answers requests. */
export interface DataSheetPress {
  /** A data sheet as a PDF, kept for a while; empty if it cannot be made. Instead says whose queue is full. Never rejects. */
  print(sheet: SheetJob, visitor: string): Promise<Uint8Array<ArrayBuffer> | Crowd>
  /** Ends the thread, whatever it is at. */
  close(): Promise<void>
}

/** A press of one worker thread of its own: what visitors read keeps nobody waiting for an invoice. */
export function createDataSheetPress(reportFault: (error: unknown) => void): DataSheetPress {
  const press = createPress<SheetJob, Uint8Array<ArrayBuffer>>(
    {
      filename: fileURLToPath(new URL('./make-data-sheet.ts', import.meta.url)),
      task: 'makeDataSheet',
      longestMs: LONGEST_MS,
      maxHeapMb: MAX_HEAP_MB,
      keptBytes: KEPT_BYTES,
      sizeOf: ({ byteLength }) => byteLength,
      nothing: new Uint8Array(),
    },
    reportFault,
  )
  return { print: limitQueue(press, QUEUE_LIMITS), close: press.close }
}
