import { defineRange, type Range } from '../../range.ts'
import { blindRivets, din660, din661, solidRivets } from '../../standards/rivets.ts'

const blind = ['15977', '15979', '15983'].map(code =>
  defineRange(
    code,
    'blind-rivet',
    { standard: `ISO ${code}`, source: 'nutbolt.org, DIN 7337' },
    blindRivets(),
  ),
)

/** Blind rivets and solid rivets. */
export const rivets: readonly Range[] = [
  ...blind,
  defineRange('660', 'round-rivet', din660, solidRivets(din660)),
  defineRange('661', 'countersunk-rivet', din661, solidRivets(din661)),
]
