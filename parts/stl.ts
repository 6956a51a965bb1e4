import { Group, Mesh } from 'three'
import { STLExporter } from 'three/addons/exporters/STLExporter.js'
import type { Body } from './solids/model.ts'

/** The bodies of a part as a binary STL file in mm, standing on the plane that printers and machines call xy. */
export function writeStl(bodies: readonly Body[]): DataView<ArrayBuffer> {
  const part = new Group()
  for (const { geometry } of bodies) part.add(new Mesh(geometry))
  // Models have their axis along y.
  part.rotation.x = Math.PI / 2
  part.updateMatrixWorld(true)
  return new STLExporter().parse(part, { binary: true })
}
