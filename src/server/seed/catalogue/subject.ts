import { finishes, type Values } from '@parts-hub/parts'
import type { CataloguePart } from './index.ts'

/**
 * What one photograph stands for: a family in one finish, and of what looks otherwise in other sizes, one look; 'hex-bolt/zinc/medium'.
 */
export function subjectOf({
  family,
  finish,
  dimensions,
}: Pick<CataloguePart, 'family' | 'finish' | 'dimensions'>): string {
  const look = LOOKS[family]?.(dimensions) ?? proportionOf(dimensions)
  return [family, finishes[finish], look].filter(Boolean).join('/')
}

type Look = (dimensions: Values) => string | null

/** The looks of families whose sizes differ in more than their length. Each null is the usual one, or what its length says. */
const LOOKS: Readonly<Record<string, Look>> = {
  'hex-nut': lookOfNut,
  'nyloc-nut': lookOfNut,
  'flat-washer': lookOfWasher,
  'chamfered-washer': lookOfWasher,
  'indexable-insert': cornerOf,
  'positive-insert': cornerOf,
  'trigonal-insert': cornerOf,
  'positive-trigonal-insert': cornerOf,
  'socket-cap-screw': lookOfScrew,
  'button-head-screw': lookOfScrew,
  'o-ring': ({ d1 = 1, d2 = 0 }) => (d2 / d1 < 0.1 ? 'thin' : null),
  'slotted-spring-pin': lookOfPin,
  'coiled-spring-pin': lookOfPin,
  'threaded-rod': lookOfRod,
  'precision-shaft': lookOfRod,
}

/** Of a nut, its height by its thread: jam nuts have about half of it, usual ones 0.8. */
function lookOfNut({ d = 1, m = 1 }: Values): string | null {
  return m / d < 0.65 ? 'thin' : null
}

/** Of a washer, its outside by its hole, which is twice of it for usual ones, and how thick it is. */
function lookOfWasher({ d1 = 1, d2 = 1, h = 0 }: Values): string | null {
  if (h / d2 >= 0.14) return 'thick'
  return d2 / d1 >= 2.5 ? 'large' : null
}

/** ISO 1832: the shape of an insert is the angle of its corners. */
function cornerOf({ ε }: Values): string {
  return `${ε}-degrees`
}

/** Of a screw, whether it is threaded to its head, beside its length. */
function lookOfScrew(dimensions: Values): string | null {
  const { l = 0, b = 0, P = 0 } = dimensions
  const proportion = proportionOf(dimensions)
  return b < l - 3 * P && proportion !== 'long' ? `${proportion}-part-thread` : proportion
}

/** Of a spring pin, its length by its outside before it is driven in. */
function lookOfPin({ d1 = 1, l = 0 }: Values): string | null {
  return proportionOf({ d: d1, l })
}

/** Of a rod, whether it is sold by the metre, to be cut. */
function lookOfRod({ d = 1, l = 0 }: Values): string | null {
  return l / d >= 20 ? 'rod' : null
}

/** A coupling nut is as high as three diameters, a high nut as one and a half. */
const LONG_NUT = 2

/** Short, medium or long, by length against diameter; of nuts only whether they are long. Null for what has none of the two. */
function proportionOf({ d, l, m }: Values): 'short' | 'medium' | 'long' | null {
  if (d === undefined) return null
  if (l === undefined) return m !== undefined && m >= LONG_NUT * d ? 'long' : null
  const slenderness = l / d
  if (slenderness < 2.5) return 'short'
  return slenderness < 7 ? 'medium' : 'long'
}
