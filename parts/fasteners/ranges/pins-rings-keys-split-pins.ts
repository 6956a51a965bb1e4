import { defineRange, type Range } from '../../range.ts'
import { pinLengths } from '../../standards/lengths.ts'
import {
  clevisPin,
  drilledClevisPin,
  drilledHeadedClevisPin,
  headedClevisPin,
  iso1234,
  iso2340,
  iso2341,
  splitPin,
  splitPinLengths,
} from '../../standards/pins.ts'
import { pinSizes } from './pins-rings-keys-sizes.ts'

/** The clevis pins that are kept in stock: up to this diameter, in mm. */
const isStocked = (d: number) => d <= 30

export const splitPinRanges: readonly Range[] = [
  defineRange(
    '1234',
    'split-pin',
    iso1234,
    pinSizes(
      iso1234.nominals.filter(d => d >= 1),
      splitPinLengths,
      splitPin,
    ),
  ),
  defineRange(
    '2340A',
    'clevis-pin',
    iso2340,
    pinSizes(iso2340.nominals.filter(isStocked), d => pinLengths(iso2340.row(d)), clevisPin),
  ),
  defineRange(
    '2340B',
    'drilled-clevis-pin',
    iso2340,
    pinSizes(iso2340.nominals.filter(isStocked), d => pinLengths(iso2340.row(d)), drilledClevisPin),
  ),
  defineRange(
    '2341A',
    'headed-clevis-pin',
    iso2341,
    pinSizes(iso2341.nominals.filter(isStocked), d => pinLengths(iso2341.row(d)), headedClevisPin),
  ),
  defineRange(
    '2341B',
    'drilled-headed-clevis-pin',
    iso2341,
    pinSizes(iso2341.nominals.filter(isStocked), d => pinLengths(iso2341.row(d)), drilledHeadedClevisPin),
  ),
]
