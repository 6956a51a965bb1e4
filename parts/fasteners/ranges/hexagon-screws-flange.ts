import { defineRange, metricScrews, type Range } from '../../range.ts'
import { sources } from '../../sources.ts'
import { din6921, flangeBolt, flangeBoltLengths } from '../../standards/din-6921.ts'
import { en1665, iso4162, plainFlangeBolt, plainFlangeBoltLengths } from '../../standards/en-1665.ts'

export const flangeBolts: readonly Range[] = [
  defineRange({
    code: '6921',
    family: 'flange-bolt',
    standard: 'DIN 6921',
    source: null,
    sizes: metricScrews(din6921.nominals, flangeBoltLengths, (d, l) => flangeBolt(d, l, 8.8)),
  }),
  defineRange({
    code: '1665',
    family: 'plain-flange-bolt',
    standard: 'EN 1665',
    source: sources.fastenersWorkbench,
    sizes: metricScrews(
      en1665.nominals,
      d => plainFlangeBoltLengths(en1665, d),
      (d, l) => plainFlangeBolt(en1665, d, l, 8.8),
    ),
  }),
  defineRange({
    code: '4162',
    family: 'plain-flange-bolt',
    standard: 'ISO 4162',
    source: sources.fastenersWorkbench,
    sizes: metricScrews(
      iso4162.nominals,
      d => plainFlangeBoltLengths(iso4162, d),
      (d, l) => plainFlangeBolt(iso4162, d, l, 8.8),
    ),
  }),
]
