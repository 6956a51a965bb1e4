import type { Values } from '@parts-hub/parts'
import { rangeOf } from '@parts-hub/parts/ranges'
import type { Grade } from '../../grade.ts'
import type { Offer } from '../../offer.ts'
import { keyOf, socketGrades } from './grades.ts'

const setGrades: readonly Grade[] = [
  socketGrades.hard45,
  socketGrades.hard45Zinc,
  socketGrades.a2Set,
  socketGrades.a4Set,
]

/** What turning, socket and hardening cost, in cents. */
const workOfSetScrew = ({ d = 0, l = 0 }: Values) => 2 + d * 0.55 + (d * l) / 120

/** An offer of set screws with one kind of point. */
function setScrew({
  describePoint,
  point,
  ...offer
}: Pick<Offer, 'slug' | 'name' | 'summary' | 'range' | 'leading'> & {
  readonly point: string
  readonly describePoint: (dimensions: Values) => string
}): Offer {
  return {
    ...offer,
    grades: setGrades,
    isMade: ({ dimensions: { d = 0 } }, { code }) => code !== 'ZN' || d >= 2.5,
    nameOf: ({ label }, grade) => `Set Screw, ${point}, ${label}, ${grade.label}`,
    describe: ({ dimensions }, { text }) => {
      const { d, P, l, s } = dimensions
      return `Headless screw with hexagon socket, thread M${d} x ${P}, ${l} mm long over all. ${describePoint(dimensions)} ${text} Takes ${keyOf(s)}.`
    },
    workOf: workOfSetScrew,
  }
}

/** Set screws with a hexagon socket, by their points. */
export const setScrews: readonly Offer[] = [
  setScrew({
    slug: 'set-screws-cup-point-iso-4029',
    name: 'Set screw, cup point',
    summary:
      'Hexagon socket set screws with cup point to ISO 4029 (formerly DIN 916), the usual grub screw: the rim of the cup digs into the shaft and holds hubs, collars and pulleys in place.',
    range: rangeOf('4029'),
    leading: '4029-M6X10',
    point: 'Cup Point',
    describePoint: ({ dz }) => `The rim of the cup, ${dz} mm wide, digs into the shaft (formerly DIN 916).`,
  }),
  setScrew({
    slug: 'set-screws-flat-point-iso-4026',
    name: 'Set screw, flat point',
    summary:
      'Hexagon socket set screws with flat point to ISO 4026 (formerly DIN 913), for hardened shafts and flats, as stops and for adjusting: they hold without marking the surface much.',
    range: rangeOf('4026'),
    leading: '4026-M6X10',
    point: 'Flat Point',
    describePoint: ({ dp }) => `The flat point, ${dp} mm wide, hardly marks the shaft (formerly DIN 913).`,
  }),
  setScrew({
    slug: 'set-screws-cone-point-iso-4027',
    name: 'Set screw, cone point',
    summary:
      'Hexagon socket set screws with cone point to ISO 4027 (formerly DIN 914): the point seats in a drilled dimple or bites into a soft shaft and fixes the part for good.',
    range: rangeOf('4027'),
    leading: '4027-M6X10',
    point: 'Cone Point',
    describePoint: ({ alpha }) => `Cone of ${alpha}° for a dimple in the shaft (formerly DIN 914).`,
  }),
  setScrew({
    slug: 'set-screws-dog-point-iso-4028',
    name: 'Set screw, dog point',
    summary:
      'Hexagon socket set screws with dog point to ISO 4028 (formerly DIN 915): the cylindrical end goes into a slot or a hole and guides or locks the part; it takes side loads.',
    range: rangeOf('4028'),
    leading: '4028-M6X12',
    point: 'Dog Point',
    describePoint: ({ dp, z }) =>
      `The dog, ${dp} mm thick and ${z} mm long, engages a slot or a hole (formerly DIN 915).`,
  }),
]
