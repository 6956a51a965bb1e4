import type { BufferGeometry } from 'three'
import { mergeGeometries, toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'

/** Edges up to this angle between their faces look smooth, in degrees. */
const SMOOTH_UP_TO = 32

/** The geometry with normals that are smooth on curves and sharp on edges; only positions and normals are kept. */
export function crease(geometry: BufferGeometry, smoothUpTo = SMOOTH_UP_TO): BufferGeometry {
  for (const name of Object.keys(geometry.attributes)) if (name !== 'position') geometry.deleteAttribute(name)
  return toCreasedNormals(geometry, (smoothUpTo * Math.PI) / 180)
}

/** Several geometries as one. */
export function merge(geometries: readonly BufferGeometry[]): BufferGeometry {
  const plain = geometries.map(geometry => (geometry.index ? geometry.toNonIndexed() : geometry))
  for (const geometry of plain)
    for (const name of Object.keys(geometry.attributes))
      if (name !== 'position' && name !== 'normal') geometry.deleteAttribute(name)
  return mergeGeometries(plain)
}
