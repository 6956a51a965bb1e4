import { type Mesh, trianglesOf } from './joining/mesh.ts'

const HEADER_BYTES = 84
const TRIANGLE_BYTES = 50

/** A mesh as a binary STL file in mm, standing on the plane that printers and machines call xy. */
export function writeStl(mesh: Mesh): Uint8Array<ArrayBuffer> {
  const corners = trianglesOf(mesh)
  const count = corners.length / 9
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + count * TRIANGLE_BYTES))
  view.setUint32(HEADER_BYTES - 4, count, true)
  for (let triangle = 0; triangle < count; triangle++) {
    const at = HEADER_BYTES + triangle * TRIANGLE_BYTES
    // Readers reckon the normal from the corners. Models have their axis along y: it is turned up.
    for (let corner = 0; corner < 3; corner++) {
      const from = triangle * 9 + corner * 3
      const place = at + 12 + corner * 12
      view.setFloat32(place, corners[from] ?? 0, true)
      view.setFloat32(place + 4, -(corners[from + 2] ?? 0), true)
      view.setFloat32(place + 8, corners[from + 1] ?? 0, true)
    }
  }
  return new Uint8Array(view.buffer)
}
