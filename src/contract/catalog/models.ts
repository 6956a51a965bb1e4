import { type DrawnFacts, digestOf, drawnFacts } from './drawings.ts'

/** `stl` for printers and machines, `step` for CAD, `glb` (binary glTF) for pictures, pages and headsets. */
const FORMATS = ['stl', 'step', 'glb'] as const
export type ModelFormat = (typeof FORMATS)[number]

/** Whether a model can be had as such a file. */
export function isModelFormat(format: string | undefined): format is ModelFormat {
  return FORMATS.some(one => one === format)
}

/** Where the file of a product's model is: '/models/0198…/2k8hz….step', as its drawing's address. */
export function modelPath(product: DrawnFacts & { readonly _id: string }, format: ModelFormat): string {
  return `/models/${product._id}/${digestOf(drawnFacts(product))}.${format}`
}
