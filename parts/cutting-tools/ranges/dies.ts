import { defineRange, metricThreads, type Range } from '../../range.ts'
import {
  din352,
  din374,
  en22568,
  fineDie,
  inchDie,
  pipeTaps,
  roundDie,
  unifiedTaps,
} from '../../standards/taps-and-dies.ts'
import { fine, inch } from './taps.ts'

/** The threads of the hand taps, from the smallest on whose dies leave lands between their chip holes. */
const COARSE = din352.nominals.filter(d => d >= 2.5)

export const dies: readonly Range[] = [
  defineRange('22568', 'round-die', en22568, metricThreads(COARSE, roundDie)),
  defineRange(
    '22568F',
    'round-die',
    { standard: 'EN 22568', source: null },
    din374.rows.map(({ d, P }) => fine({ d, P }, fineDie(d, P))),
  ),
  defineRange(
    'UNCDIE',
    'inch-die',
    en22568,
    unifiedTaps.rows.map(({ name, coarse, d }) => inch(name, coarse, inchDie(d, coarse, false))),
  ),
  defineRange(
    'UNFDIE',
    'inch-die',
    { ...unifiedTaps, standard: 'EN 22568' },
    unifiedTaps.rows.map(({ name, fine: turns, d }) => inch(name, turns, inchDie(d, turns, true))),
  ),
  defineRange(
    '24231',
    'inch-die',
    { ...pipeTaps, standard: 'EN 24231' },
    pipeTaps.rows.map(({ name, n, d }) => inch(name, null, inchDie(d, n, true))),
  ),
]
