import { defineRange, type Range, type RangeSize } from '../../range.ts'
import { fractionDrills, inchDrill, letterDrills, numberDrills } from '../../standards/asme-b94.11.ts'
import { centreDrill, din333 } from '../../standards/din-333.ts'
import { din334, slenderCountersink } from '../../standards/din-334.ts'
import { countersink, din335 } from '../../standards/din-335.ts'
import { twistDrill } from '../../standards/din-338.ts'
import { longDrill } from '../../standards/din-340.ts'
import { taperShankDrill } from '../../standards/din-345.ts'
import { stubDrill } from '../../standards/din-1897.ts'
import { diameters } from './diameters.ts'

/** From the smallest to the largest, each once. */
function sorted(...series: readonly (readonly number[])[]): number[] {
  return [...new Set(series.flat())].toSorted((one, other) => one - other)
}

/** BS 328 and ISO 235: by 0.05 mm below 3 mm, by 0.1 mm below 14 mm, by 0.25 mm above; between them the quarters for tapping holes. */
const JOBBER = sorted(
  diameters(0.3, 2.95, 0.05),
  diameters(3, 13.9, 0.1),
  diameters(3.25, 13.75, 0.5),
  diameters(14, 20, 0.25),
)
const LONG = sorted(diameters(1, 12.9, 0.1), diameters(13, 20, 0.5))
const STUB = sorted(diameters(1, 13.9, 0.1), diameters(14, 20, 0.5))
const TAPER_SHANK = sorted(diameters(5, 32, 0.5), diameters(10.25, 24.75, 0.5), diameters(33, 50, 1))

/** A size as drills are asked for, with one decimal at least: '10.0', '10.25'. */
function drillSize<Numbers extends { readonly d: number }>(dimensions: Numbers): RangeSize<Numbers> {
  const { d } = dimensions
  const code = d.toFixed(Number.isInteger(Math.round(d * 1000) / 100) ? 1 : 2)
  return { code, label: `${code} mm`, dimensions }
}

export const drills: readonly Range[] = [
  defineRange({
    code: '338',
    family: 'twist-drill',
    standard: 'DIN 338',
    source: 'CarlosKeese/AutoEDM (flute lengths)',
    sizes: JOBBER.map(d => drillSize(twistDrill(d))),
  }),
  defineRange({
    code: '340',
    family: 'twist-drill',
    standard: 'DIN 340',
    source: null,
    sizes: LONG.map(d => drillSize(longDrill(d))),
  }),
  defineRange({
    code: '1897',
    family: 'twist-drill',
    standard: 'DIN 1897',
    source: null,
    sizes: STUB.map(d => drillSize(stubDrill(d))),
  }),
  defineRange({
    code: '345',
    family: 'taper-shank-drill',
    standard: 'DIN 345',
    source: null,
    sizes: TAPER_SHANK.map(d => drillSize(taperShankDrill(d))),
  }),
  defineRange({
    code: 'B9411',
    family: 'twist-drill',
    standard: 'ASME B94.11M',
    source: null,
    sizes: fractionDrills.map(({ name, inches }) => ({
      code: name.replace('/', '-'),
      label: `${name}"`,
      dimensions: inchDrill(inches),
    })),
  }),
  defineRange({
    code: 'B9411N',
    family: 'twist-drill',
    standard: 'ASME B94.11M',
    source: null,
    sizes: numberDrills.map(({ name, inches }) => ({
      code: name,
      label: `No. ${name}`,
      dimensions: inchDrill(inches),
    })),
  }),
  defineRange({
    code: 'B9411L',
    family: 'twist-drill',
    standard: 'ASME B94.11M',
    source: null,
    sizes: letterDrills.map(({ name, inches }) => ({
      code: name,
      label: `Letter ${name}`,
      dimensions: inchDrill(inches),
    })),
  }),
  defineRange({
    code: '333A',
    family: 'centre-drill',
    standard: 'DIN 333 A',
    source: null,
    sizes: din333.nominals.map(d1 => ({
      code: `${d1}`,
      label: `A ${d1} mm`,
      dimensions: centreDrill(d1),
    })),
  }),
  defineRange({
    code: '335',
    family: 'countersink',
    standard: 'DIN 335 C',
    source: null,
    sizes: din335.nominals.map(d1 => ({ code: `${d1}`, label: `${d1} mm`, dimensions: countersink(d1, 3) })),
  }),
  defineRange({
    code: '334',
    family: 'countersink',
    standard: 'DIN 334 C',
    source: null,
    sizes: din334.nominals.map(d1 => ({
      code: `${d1}`,
      label: `${d1} mm`,
      dimensions: slenderCountersink(d1, 3),
    })),
  }),
]
