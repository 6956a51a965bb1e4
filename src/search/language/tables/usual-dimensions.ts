/** A dimension that is meant by some numbers beside the name of a part: of a socket, 3/8" is its drive. */
export interface UsualDimension {
  readonly name: string
  readonly keys: readonly string[]
  /** The numbers that are written, and the values that they stand for. */
  readonly values: ReadonlyMap<string, number>
}

const DRIVES = new Map([
  ['1/4"', 6.35],
  ['3/8"', 9.525],
  ['1/2"', 12.7],
  ['3/4"', 19.05],
])
const ANGLES = new Map(['60', '90'].map(angle => [angle, Number(angle)] as const))

/** Drives are those of ISO 1174-1. */
export const USUAL_DIMENSIONS: readonly UsualDimension[] = [
  ...['socket', 'deep socket', 'impact socket', 'ratchet handle'].map(name => ({
    name,
    keys: ['square-drive'],
    values: DRIVES,
  })),
  { name: 'countersink', keys: ['countersink-angle'], values: ANGLES },
]
