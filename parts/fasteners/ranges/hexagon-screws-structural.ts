import { defineRange, metricScrews, type Range } from '../../range.ts'
import {
  din7990,
  din7990Bolt,
  en14399part3,
  en14399part4,
  hrBolt,
  hvBolt,
  structuralLengths,
} from '../../standards/en-14399.ts'

export const structuralBolts: readonly Range[] = [
  defineRange({
    code: '14399-4',
    family: 'hex-bolt-with-shank',
    standard: 'EN 14399-4',
    source: 'Big Bolt Nut, technical data',
    sizes: metricScrews(en14399part4.nominals, d => structuralLengths(en14399part4.row(d)), hvBolt),
  }),
  defineRange({
    code: '14399-3',
    family: 'hex-bolt-with-shank',
    standard: 'EN 14399-3',
    source: 'SPD Fasteners, technical data',
    sizes: metricScrews(
      en14399part3.nominals,
      d => structuralLengths(en14399part3.row(d)),
      (d, l) => hrBolt(d, l, 8.8),
    ),
  }),
  defineRange({
    code: '7990',
    family: 'hex-bolt-with-shank',
    standard: 'DIN 7990',
    source: null,
    sizes: metricScrews(
      din7990.nominals,
      d => structuralLengths(din7990.row(d)),
      (d, l) => din7990Bolt(d, l, 4.6),
    ),
  }),
]
