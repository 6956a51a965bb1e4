import { defineRange, type Range } from '../../range.ts'
import { din660, din661, solidRivets } from '../../standards/din-660.ts'
import { blindRivets } from '../../standards/din-7337.ts'

const blind = ['15977', '15979', '15983'].map(code =>
  defineRange({
    code,
    family: 'blind-rivet',
    standard: `ISO ${code}`,
    source: 'nutbolt.org, DIN 7337',
    sizes: blindRivets(),
  }),
)

/** Blind rivets and solid rivets. */
export const rivets: readonly Range[] = [
  ...blind,
  defineRange({
    code: '660',
    family: 'round-rivet',
    standard: 'DIN 660',
    source: 'fasten.it, DIN 660:2012',
    sizes: solidRivets(din660),
  }),
  defineRange({
    code: '661',
    family: 'countersunk-rivet',
    standard: 'DIN 661',
    source: 'fasten.it, DIN 661:2011',
    sizes: solidRivets(din661),
  }),
]
