/** The limits of the policy on what presses make of products: drawings, models, data sheets. */
export const PRESS_LIMITS: readonly (readonly [row: string, figure: string, file: string, code: string])[] = [
  ['a drawing', '5 s', 'server/drawings/drawing-press.ts', 'LONGEST_MS = 5_000'],
  ['a drawing', '128 MB of memory', 'server/drawings/drawing-press.ts', 'MAX_HEAP_MB = 128'],
  ['a model (', '250,000 triangles', 'server/models/make-model.ts', 'MOST_TRIANGLES = 250_000'],
  ['a model (', '20 s', 'server/models/model-press.ts', 'LONGEST_MS = 20_000'],
  ['a model (', '512 MB of memory', 'server/models/model-press.ts', 'MAX_HEAP_MB = 512'],
  ['a model (', '32 MB of them kept', 'server/models/model-press.ts', 'KEPT_BYTES = 32 * 1024 * 1024'],
  ['models (STL', '60 a minute', 'server/models/serve-models.ts', 'max: 60, windowMs: 60_000'],
  ['models being made', '4 (429)', 'server/models/model-press.ts', 'ofVisitor: 4'],
  ['models being made', '20 (503', 'server/models/model-press.ts', 'inAll: 20'],
  ['data sheets being made', '4 (429)', 'server/data-sheets/data-sheet-press.ts', 'ofVisitor: 4'],
  ['data sheets being made', '20 (503', 'server/data-sheets/data-sheet-press.ts', 'inAll: 20'],
  ['a data sheet,', '5 s', 'server/data-sheets/data-sheet-press.ts', 'LONGEST_MS = 5_000'],
  ['a data sheet,', '128 MB of memory', 'server/data-sheets/data-sheet-press.ts', 'MAX_HEAP_MB = 128'],
  [
    'a data sheet,',
    '16 MB of them kept',
    'server/data-sheets/data-sheet-press.ts',
    'KEPT_BYTES = 16 * 1024 * 1024',
  ],
  ['a drawing', '32 MB of them kept', 'server/drawings/drawing-press.ts', 'KEPT_BYTES = 32 * 1024 * 1024'],
]
