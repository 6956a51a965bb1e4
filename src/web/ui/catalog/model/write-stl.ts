import { Group, Mesh } from 'three'
import { STLExporter } from 'three/addons/exporters/STLExporter.js'
import { buildPart } from '../../../../../parts/model.ts'
import type { ModelledPart } from './part-of-product.ts'

/** The bodies of a part as a binary STL file in mm, standing on the plane that printers and machines call xy. */
export async function writeStl({ family, dimensions, surface }: ModelledPart): Promise<Blob> {
  const { bodies } = await buildPart(family, dimensions, surface)
  const part = new Group()
  for (const { geometry } of bodies) part.add(new Mesh(geometry))
  // Our models have their axis along y.
  part.rotation.x = Math.PI / 2
  part.updateMatrixWorld(true)
  const bytes = new STLExporter().parse(part, { binary: true })
  for (const { geometry } of bodies) geometry.dispose()
  return new Blob([bytes], { type: 'model/stl' })
}
