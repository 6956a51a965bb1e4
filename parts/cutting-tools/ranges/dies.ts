import { defineRange, metricThreads, type Range } from '../../range.ts'
import { din352 } from '../../standards/din-352.ts'
import { din374 } from '../../standards/din-374.ts'
import { fineDie, inchDie, roundDie } from '../../standards/en-22568.ts'
import { pipeTaps, unifiedTaps } from '../../standards/inch-taps.ts'
import { fine, inch } from './taps.ts'

/** The threads of the hand taps, from the smallest on whose dies leave lands between their chip holes. */
const COARSE = din352.nominals.filter(d => d >= 2.5)

export const dies: readonly Range[] = [
  defineRange({
    code: '22568',
    family: 'round-die',
    standard: 'EN 22568',
    source: null,
    sizes: metricThreads(COARSE, roundDie),
  }),
  defineRange({
    code: '22568F',
    family: 'round-die',
    standard: 'EN 22568',
    source: null,
    sizes: din374.map(({ d, P }) => fine({ d, P }, fineDie(d, P))),
  }),
  defineRange({
    code: 'UNCDIE',
    family: 'inch-die',
    standard: 'EN 22568',
    source: null,
    sizes: unifiedTaps.map(({ name, coarse, d }) => inch(name, coarse, inchDie(d, coarse, false))),
  }),
  defineRange({
    code: 'UNFDIE',
    family: 'inch-die',
    standard: 'EN 22568',
    source: null,
    sizes: unifiedTaps.map(({ name, fine: turns, d }) => inch(name, turns, inchDie(d, turns, true))),
  }),
  defineRange({
    code: '24231',
    family: 'inch-die',
    standard: 'EN 24231',
    source: null,
    sizes: pipeTaps.map(({ name, n, d }) => inch(name, null, inchDie(d, n, true))),
  }),
]
