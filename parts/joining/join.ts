import type { ManifoldToplevel, Manifold as Solid } from 'manifold-3d'
import { densities, type Surface } from '../finishes.ts'
import type { Body } from '../solids/model.ts'
import { cap } from './cap.ts'
import { loadLibrary, meshOf } from './library.ts'
import { type Mesh, rimsOf, shellsOf, soupOf, trianglesOf, volumeWithin, weld } from './mesh.ts'

/** A part as closed solids. */
export interface JoinedPart {
  /** All of it as one mesh: each edge is shared by two triangles, as often in one direction as in the other. */
  readonly mesh: Mesh
  /** How many solids that do not touch, and closed hollows within them. */
  readonly pieces: number
  /** In mm³. */
  readonly volume: number
  /** By the densities of its surfaces, in grams. */
  readonly grams: number
}

/** What is left where bodies only touch: pieces and bubbles of so small a share of the whole are left out. */
const DUST = 1e-5
/** By how much the sum of a part's surfaces may differ from the whole. */
const SAME_VOLUME = 1e-3
/** What encloses less than this, in mm³, is a sheet without a thickness. */
const NOTHING = 1e-6

/**
 * The bodies of a part joined: what is open where another body covers it gets a lid there, what looks inwards is cut out, and all
 * bodies become one. Where bodies of several materials overlap, the heaviest fills the space. Throws if a body cannot be closed.
 * `densityOf` says what each surface weighs, in g/cm³.
 */
export async function joinBodies(
  bodies: readonly Body[],
  densityOf: (surface: Surface) => number = surface => densities[surface],
): Promise<JoinedPart> {
  const library = await loadLibrary()
  const solids = [...Map.groupBy(bodies, ({ surface }) => densityOf(surface))].map(([density, group]) => ({
    density,
    solid: solidOf(library, group),
  }))
  solids.sort((one, other) => other.density - one.density)
  let whole = library.Manifold.union([])
  let grams = 0
  for (const { density, solid } of solids) {
    const next = whole.add(solid)
    grams += ((next.volume() - whole.volume()) * density) / 1000
    whole.delete()
    solid.delete()
    whole = next
  }
  const joined = { ...withoutDust(whole), volume: whole.volume(), grams }
  whole.delete()
  return joined
}

/** What of a part has one surface. */
export interface JoinedSurface {
  readonly surface: Surface
  readonly mesh: Mesh
}

/**
 * The bodies of a part as closed solids of one surface each, which may touch and do not overlap: where they do, the heaviest fills the space.
 * Bodies of several surfaces that close each other only together are one, of the surface that most of them have.
 */
export async function joinSurfaces(bodies: readonly Body[]): Promise<readonly JoinedSurface[]> {
  const library = await loadLibrary()
  const groups = [...Map.groupBy(bodies, ({ surface }) => surface)]
  groups.sort(([one], [other]) => densities[other] - densities[one])
  const found: JoinedSurface[] = []
  let whole = library.Manifold.union([])
  for (const [surface, group] of groups) {
    const solid = solidOf(library, group)
    const own = solid.subtract(whole)
    const { mesh } = withoutDust(own)
    if (mesh.triangles.length > 0) found.push({ surface, mesh })
    const next = whole.add(solid)
    for (const one of [solid, own, whole]) one.delete()
    whole = next
  }
  const sum = whole.volume()
  whole.delete()
  // Bodies of one density are taken together where a part is joined: only those of several surfaces may close each other.
  if (new Set(groups.map(([surface]) => densities[surface])).size === groups.length) return found
  const { mesh, volume } = await joinBodies(bodies)
  if (Math.abs(sum / volume - 1) < SAME_VOLUME) return found
  const [[surface] = ['steel' as const]] = groups.toSorted(([, one], [, other]) => other.length - one.length)
  return [{ surface, mesh }]
}

/** The surface of a solid, and of how many pieces it is. */
function withoutDust(solid: Solid): Pick<JoinedPart, 'mesh' | 'pieces'> {
  const pieces = solid.decompose()
  const lasting = pieces.filter(piece => Math.abs(piece.volume()) > solid.volume() * DUST)
  const mesh = besideEachOther(lasting.map(meshOf))
  for (const piece of pieces) piece.delete()
  return { mesh, pieces: lasting.length }
}

function besideEachOther(meshes: readonly Mesh[]): Mesh {
  let count = 0
  const triangles = meshes.flatMap(mesh => {
    const from = count
    count += mesh.corners.length / 3
    return Array.from(mesh.triangles, corner => from + corner)
  })
  return {
    corners: Float64Array.from(meshes.flatMap(({ corners }) => [...corners])),
    triangles: Uint32Array.from(triangles),
  }
}

/** Bodies of one density. Open ones may close each other: they are taken together. */
function solidOf(library: ManifoldToplevel, bodies: readonly Body[]): Solid {
  const { Manifold, Mesh: Triangles } = library
  const shells = bodies.flatMap(({ geometry }) => shellsOf(weld([soupOf(geometry)])))
  const [closed = [], open = []] = [true, false].map(isClosed =>
    shells.filter(shell => (rimsOf(shell).length === 0) === isClosed),
  )
  const capped =
    open.length > 0 ? shellsOf(weld(open.map(trianglesOf))).map(shell => cap(library, shell)) : []
  const added: Solid[] = []
  const cut: Solid[] = []
  for (const shell of [...closed, ...capped]) {
    const volume = volumeWithin(shell)
    if (Math.abs(volume) < NOTHING) continue
    const triangles = volume > 0 ? shell.triangles : shell.triangles.toReversed()
    const mesh = new Triangles({
      numProp: 3,
      vertProperties: Float32Array.from(shell.corners),
      triVerts: triangles,
    })
    ;(volume > 0 ? added : cut).push(new Manifold(mesh))
  }
  const filled = Manifold.union(added)
  const solid = cut.length > 0 ? filled.subtract(Manifold.union(cut)) : filled.translate(0, 0, 0)
  for (const one of [...added, ...cut, filled]) one.delete()
  return solid
}
