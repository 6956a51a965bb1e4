import type { BufferGeometry } from 'three'
import { hasPlainForms } from '../solids/plain-forms.ts'
import { ROUND } from '../solids/revolve.ts'
import { type Ring, rings } from '../solids/rings.ts'
import type { KnurledHead } from './knurled-heads.ts'

/** Columns for each groove of a knurl, so that its sides are straight. */
const PER_GROOVE = 4

/** A knurled head with the rings of its socket; y = 0 under the head. */
export function knurledBody(
  { head, knurl: { crest, root, grooves } }: KnurledHead,
  socket: readonly Ring[],
): BufferGeometry {
  const isPlain = hasPlainForms()
  const knurled = (angle: number) => {
    const share = ((angle / (2 * Math.PI)) * grooves) % 1
    return crest - (crest - root) * (1 - Math.abs(2 * share - 1))
  }
  return rings(
    [
      { y: 0, radius: 0 },
      ...head.map(([radius, y]) => ({ y, radius: radius === crest && !isPlain ? knurled : radius })),
      ...socket,
    ],
    { columns: isPlain ? ROUND : grooves * PER_GROOVE },
  )
}
