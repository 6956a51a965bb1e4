import { defineRange, type Range } from '../../range.ts'
import { femaleRodEnds, iso12240, linearBearings, maleRodEnds } from '../../standards/bearings.ts'
import { designated } from './designated.ts'

/** From this bore on a spherical plain bearing has a groove and holes for grease: GE15ES. */
const GREASED_FROM = 15

export const guides: readonly Range[] = [
  defineRange('LINEAR', 'linear-bearing', linearBearings, ({ nominals, row }) =>
    nominals.map(d => designated(`LM${d}UU`, { d, ...row(d) })),
  ),
]

export const joints: readonly Range[] = [
  defineRange('12240', 'spherical-plain-bearing', iso12240, ({ nominals, row }) =>
    nominals.map(d => designated(`GE${d}E${d < GREASED_FROM ? '' : 'S'}`, { d, ...row(d) })),
  ),
  defineRange('12240F', 'female-rod-end', femaleRodEnds, ({ nominals, row }) =>
    nominals.map(d => designated(`SI${d}`, { d, ...row(d) })),
  ),
  defineRange('12240FL', 'left-female-rod-end', femaleRodEnds, ({ nominals, row }) =>
    nominals.map(d => designated(`SIL${d}`, { d, ...row(d) })),
  ),
  defineRange('12240M', 'male-rod-end', maleRodEnds, ({ nominals, row }) =>
    nominals.map(d => designated(`SA${d}`, { d, ...row(d) })),
  ),
  defineRange('12240ML', 'left-male-rod-end', maleRodEnds, ({ nominals, row }) =>
    nominals.map(d => designated(`SAL${d}`, { d, ...row(d) })),
  ),
]
