import { A4, boxOfInk, describeSheet, svgOf, unitsOf } from '@parts-hub/parts'
import type { DataSheet } from '#adapters/papers/data-sheet.ts'
import { type DrawingPaper, renderDataSheet, renderDrawing } from '#adapters/papers/pdf.ts'
import type { Views } from '#adapters/papers/views.ts'
import type { DrawnFacts } from '#contract/catalog/drawings.ts'
import { layOut } from '../drawings/lay-out.ts'

/** A data sheet or a drawing without what is drawn, and what that is. */
export type SheetJob =
  | { readonly sheet: Omit<DataSheet, 'views'>; readonly facts: DrawnFacts }
  | {
      readonly drawing: Omit<DrawingPaper, 'views'> & { readonly mass: string; readonly asOf: string }
      readonly facts: DrawnFacts
    }

/** A data sheet as a PDF, or a drawing, which is empty if the part has none. Takes some 20 ms: for a thread of its own. */
export async function makeDataSheet(job: SheetJob): Promise<Uint8Array<ArrayBuffer>> {
  if ('sheet' in job)
    return Uint8Array.from(await renderDataSheet({ ...job.sheet, views: await drawViews(job.facts) }))
  const { mass, asOf, ...drawing } = job.drawing
  const drawn = await layOut(job.facts, { issue: { mass, asOf } }, [A4])
  if (!drawn) return new Uint8Array()
  const { width, height } = drawn.sheet
  const { title } = describeSheet(drawn.sheet)
  const box = { left: 0, top: 0, width, height }
  return Uint8Array.from(
    await renderDrawing({ ...drawing, views: { ...svgOf(drawn.sheet), box, title, notes: [] } }),
  )
}

/** The views of a product with their dimensions, without the border, title block and table of its drawing; null if it has none. */
async function drawViews(facts: DrawnFacts): Promise<Views | null> {
  // All that its table says stands on the data sheet itself.
  const laid = await layOut(facts, {
    maker: '',
    material: '',
    finish: '',
    source: '',
    dimensions: [],
  })
  if (!laid) return null
  const { sheet: whole, notes } = laid
  const drawn = {
    ...whole,
    ink: whole.ink.filter(({ layer }) => layer !== 'border' && layer !== 'frame'),
  }
  const box = boxOfInk(drawn.ink)
  if (!box) return null
  const { title } = describeSheet(whole)
  const place = {
    left: box.left,
    top: whole.height - box.top,
    width: box.right - box.left,
    height: box.top - box.bottom,
  }
  return { ...svgOf(drawn), box: place, title, notes: [unitsOf(facts.standard), ...notes] }
}
