import initialise, { type Manifold, type ManifoldToplevel } from 'manifold-3d'
import type { Mesh } from './mesh.ts'

let library: Promise<ManifoldToplevel> | undefined

/** The library that reckons with solids, made ready once. */
export function loadLibrary(): Promise<ManifoldToplevel> {
  library ??= initialise().then(loaded => {
    loaded.setup()
    return loaded
  })
  return library
}

/** The surface of a solid of the library. */
export function meshOf(solid: Manifold): Mesh {
  const { vertProperties, triVerts } = solid.getMesh()
  return { corners: Float64Array.from(vertProperties), triangles: triVerts }
}
