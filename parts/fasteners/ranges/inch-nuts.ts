import { defineRange, type Range } from '../../range.ts'
import {
  asmeB1869,
  asmeB18166,
  couplingNuts,
  flangeNuts,
  hexNuts,
  jamNuts,
  machineScrewNuts,
  saeJ483High,
  saeJ483Low,
  slottedNuts,
  squareNuts,
} from '../../standards/inch-nuts.ts'
import { unifiedNuts } from './nut-sizes.ts'

/** Nuts with unified threads. */
export const inchNuts: readonly Range[] = [
  defineRange('B1822-HN', 'hex-nut', hexNuts, unifiedNuts(hexNuts, 'UNC')),
  defineRange('B1822-HNF', 'hex-nut', hexNuts, unifiedNuts(hexNuts, 'UNF')),
  defineRange('B1822-JN', 'hex-nut', jamNuts, unifiedNuts(jamNuts, 'UNC')),
  defineRange('B1822-JNF', 'hex-nut', jamNuts, unifiedNuts(jamNuts, 'UNF')),
  defineRange('B1822-MS', 'stamped-nut', machineScrewNuts, unifiedNuts(machineScrewNuts, 'UNC')),
  defineRange('B1822-MSQ', 'thin-square-nut', machineScrewNuts, unifiedNuts(machineScrewNuts, 'UNC')),
  defineRange('B1822-SQ', 'square-nut', squareNuts, unifiedNuts(squareNuts, 'UNC')),
  defineRange('B1822-CN', 'hex-nut', couplingNuts, unifiedNuts(couplingNuts, 'UNC')),
  defineRange('B1822-FL', 'flange-nut', flangeNuts, unifiedNuts(flangeNuts, 'UNC')),
  defineRange('B1822-SL', 'slotted-nut', slottedNuts, unifiedNuts(slottedNuts, 'UNC')),
  defineRange('B1816-NE', 'nyloc-nut', asmeB18166, unifiedNuts(asmeB18166, 'UNC')),
  defineRange('B1816-NEF', 'nyloc-nut', asmeB18166, unifiedNuts(asmeB18166, 'UNF')),
  defineRange('J483-L', 'cap-nut', saeJ483Low, unifiedNuts(saeJ483Low, 'UNC')),
  defineRange('J483-H', 'cap-nut', saeJ483High, unifiedNuts(saeJ483High, 'UNC')),
  defineRange('B1869', 'wing-nut', asmeB1869, unifiedNuts(asmeB1869, 'UNC')),
]
