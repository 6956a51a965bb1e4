import { Color } from 'three'
import type { JoinedSurface } from '../joining/join.ts'
import type { Mesh } from '../joining/mesh.ts'
import { looks } from '../studio/surfaces.ts'

export type GlbPiece = JoinedSurface

/** https://registry.khronos.org/glTF/specs/2.0/glTF-2.0.html: the sections named below are of it. */
const MAGIC = 0x46546c67
const JSON_CHUNK = 0x4e4f534a
const BINARY_CHUNK = 0x004e4942
const FLOAT = 5126
const UNSIGNED_SHORT = 5123
const UNSIGNED_INT = 5125
const ARRAY_BUFFER = 34962
const ELEMENT_ARRAY_BUFFER = 34963
/** The highest number of a corner that two bytes hold: 65535 would restart a primitive (3.7.2.1). */
const MOST_OF_SHORT = 65_535

/**
 * Closed meshes in mm as a binary glTF 2.0 file: in metres, y up, one primitive for each surface. Without normals, which readers reckon
 * from the faces: corners stay shared, so each primitive is closed as it stands in the file. No extension, so that every reader takes it.
 */
export function writeGlb(pieces: readonly GlbPiece[], name: string): Uint8Array<ArrayBuffer> {
  const binary: Uint8Array<ArrayBuffer>[] = []
  const views: { buffer: 0; byteOffset: number; byteLength: number; target: number }[] = []
  const accessors: object[] = []
  let length = 0
  const add = (bytes: Uint8Array<ArrayBuffer>, target: number, accessor: object): number => {
    views.push({ buffer: 0, byteOffset: length, byteLength: bytes.length, target })
    binary.push(bytes)
    length += bytes.length
    return accessors.push({ bufferView: views.length - 1, ...accessor }) - 1
  }
  const primitives = pieces.map(({ mesh }, material) => {
    const { positions, min, max } = inMetres(mesh)
    const count = positions.length / 3
    const isShort = count <= MOST_OF_SHORT
    const indices = isShort ? Uint16Array.from(mesh.triangles) : Uint32Array.from(mesh.triangles)
    const vector = { componentType: FLOAT, count, type: 'VEC3', min, max }
    const scalar = {
      componentType: isShort ? UNSIGNED_SHORT : UNSIGNED_INT,
      count: indices.length,
      type: 'SCALAR',
    }
    return {
      attributes: { POSITION: add(new Uint8Array(positions.buffer), ARRAY_BUFFER, vector) },
      indices: add(padded(new Uint8Array(indices.buffer), 0), ELEMENT_ARRAY_BUFFER, scalar),
      material,
    }
  })
  const document = {
    asset: { version: '2.0', generator: 'Parts Hub' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0, name }],
    meshes: [{ name, primitives }],
    materials: pieces.map(({ surface }) => materialOf(surface)),
    accessors,
    bufferViews: views,
    buffers: [{ byteLength: length }],
  }
  return chunksOf(padded(new TextEncoder().encode(JSON.stringify(document)), 0x20), join(binary, length))
}

/** Corners in metres, in single precision, and the box that holds them as they are stored (3.6.2.5). */
function inMetres({ corners }: Mesh) {
  const positions = Float32Array.from(corners, each => each / 1000)
  const along = (axis: number) => positions.filter((_, at) => at % 3 === axis)
  const least = (axis: number) => along(axis).reduce((one, other) => Math.min(one, other))
  const most = (axis: number) => along(axis).reduce((one, other) => Math.max(one, other))
  return { positions, min: [0, 1, 2].map(least), max: [0, 1, 2].map(most) }
}

/** The look of a surface by the metallic-roughness model (3.9.2), whose colours are linear. */
function materialOf(surface: GlbPiece['surface']) {
  const { colour, roughness, isMetal = false } = looks[surface]
  const { r, g, b } = new Color(colour)
  const round = (value: number) => Number(value.toFixed(4))
  return {
    name: surface,
    pbrMetallicRoughness: {
      baseColorFactor: [round(r), round(g), round(b), 1],
      metallicFactor: isMetal ? 1 : 0,
      roughnessFactor: roughness,
    },
  }
}

/** Chunks end at multiples of four bytes (4.4.3). */
function padded(bytes: Uint8Array<ArrayBuffer>, filler: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(Math.ceil(bytes.length / 4) * 4).fill(filler)
  whole.set(bytes)
  return whole
}

function join(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const HEADER = 12
const CHUNK_HEADER = 8

function chunksOf(json: Uint8Array, binary: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = HEADER + 2 * CHUNK_HEADER + json.length + binary.length
  const head = new DataView(new ArrayBuffer(HEADER + CHUNK_HEADER))
  for (const [at, word] of [MAGIC, 2, length, json.length, JSON_CHUNK].entries())
    head.setUint32(at * 4, word, true)
  const between = new DataView(new ArrayBuffer(CHUNK_HEADER))
  between.setUint32(0, binary.length, true)
  between.setUint32(4, BINARY_CHUNK, true)
  return join([new Uint8Array(head.buffer), json, new Uint8Array(between.buffer), binary], length)
}
