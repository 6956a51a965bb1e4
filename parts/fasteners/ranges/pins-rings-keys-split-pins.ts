import { defineRange, type Range } from '../../range.ts'
import { sources } from '../../sources.ts'
import { iso1234, splitPin, splitPinLengths } from '../../standards/iso-1234.ts'
import { clevisPin, drilledClevisPin, iso2340 } from '../../standards/iso-2340.ts'
import { drilledHeadedClevisPin, headedClevisPin, iso2341 } from '../../standards/iso-2341.ts'
import { pinLengths } from '../../standards/pin-lengths.ts'
import { pinSizes } from './pins-rings-keys-sizes.ts'

/** The clevis pins that are kept in stock: up to this diameter, in mm. */
const isStocked = (d: number) => d <= 30

export const splitPinRanges: readonly Range[] = [
  defineRange({
    code: '1234',
    family: 'split-pin',
    standard: 'ISO 1234',
    source: sources.fastenersWorkbench,
    sizes: pinSizes(
      iso1234.nominals.filter(d => d >= 1),
      splitPinLengths,
      splitPin,
    ),
  }),
  defineRange({
    code: '2340A',
    family: 'clevis-pin',
    standard: 'ISO 2340',
    source: sources.fastenersWorkbench,
    sizes: pinSizes(iso2340.nominals.filter(isStocked), d => pinLengths(iso2340.row(d)), clevisPin),
  }),
  defineRange({
    code: '2340B',
    family: 'drilled-clevis-pin',
    standard: 'ISO 2340',
    source: sources.fastenersWorkbench,
    sizes: pinSizes(iso2340.nominals.filter(isStocked), d => pinLengths(iso2340.row(d)), drilledClevisPin),
  }),
  defineRange({
    code: '2341A',
    family: 'headed-clevis-pin',
    standard: 'ISO 2341',
    source: sources.fastenersWorkbench,
    sizes: pinSizes(iso2341.nominals.filter(isStocked), d => pinLengths(iso2341.row(d)), headedClevisPin),
  }),
  defineRange({
    code: '2341B',
    family: 'drilled-headed-clevis-pin',
    standard: 'ISO 2341',
    source: sources.fastenersWorkbench,
    sizes: pinSizes(
      iso2341.nominals.filter(isStocked),
      d => pinLengths(iso2341.row(d)),
      drilledHeadedClevisPin,
    ),
  }),
]
