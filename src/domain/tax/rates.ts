import { areasOf, type VatArea } from './areas.ts'

/** From this day on, as YYYY-MM-DD, the standard rate is so many percent. */
type Rate = readonly [from: string, percent: number]

/**
 * The standard rates of VAT, each from the day it came into force, oldest first; what was before 2021 is left out where a
 * rate has changed since. Sources: Taxes in Europe Database, https://ec.europa.eu/taxation_customs/tedb/; United Kingdom,
 * https://www.gov.uk/vat-rates; Switzerland, https://www.estv.admin.ch. As of November 2026, as far as known then.
 */
export const VAT_RATES: Readonly<Record<VatArea, readonly Rate[]>> = {
  AT: [['1984-01-01', 20]],
  BE: [['1996-01-01', 21]],
  BG: [['1999-01-01', 20]],
  CH: [
    ['2018-01-01', 7.7],
    ['2024-01-01', 8.1],
  ],
  CY: [['2014-01-13', 19]],
  CZ: [['2013-01-01', 21]],
  DE: [['2021-01-01', 19]],
  DK: [['1992-01-01', 25]],
  EE: [
    ['2009-07-01', 20],
    ['2024-01-01', 22],
    ['2025-07-01', 24],
  ],
  ES: [['2012-09-01', 21]],
  FI: [
    ['2013-01-01', 24],
    ['2024-09-01', 25.5],
  ],
  FR: [['2014-01-01', 20]],
  GB: [['2011-01-04', 20]],
  GR: [['2016-06-01', 24]],
  HR: [['2012-03-01', 25]],
  HU: [['2012-01-01', 27]],
  IE: [['2021-03-01', 23]],
  IT: [['2013-10-01', 22]],
  LT: [['2009-09-01', 21]],
  LU: [
    ['2015-01-01', 17],
    ['2023-01-01', 16],
    ['2024-01-01', 17],
  ],
  LV: [['2012-07-01', 21]],
  MT: [['2004-01-01', 18]],
  NL: [['2012-10-01', 21]],
  PL: [['2011-01-01', 23]],
  PT: [['2011-01-01', 23]],
  RO: [
    ['2017-01-01', 19],
    ['2025-08-01', 21],
  ],
  SE: [['1990-07-01', 25]],
  SI: [['2013-07-01', 22]],
  SK: [
    ['2011-01-01', 20],
    ['2025-01-01', 23],
  ],
  XI: [['2011-01-04', 20]],
  Azores: [['2021-07-01', 16]],
  'Jungholz and Mittelberg': [['1995-01-01', 19]],
  Madeira: [['2012-04-01', 22]],
}

/** The standard rate of VAT in an area on a day, in percent; undefined where this shop charges none. */
export function rateOn(area: VatArea, day: string): number | undefined {
  const rates = VAT_RATES[area] ?? []
  return (rates.findLast(([from]) => from <= day) ?? rates[0])?.[1]
}

/** Whether a country, or a part of it, charges this standard rate or ever did. */
export function hasCharged(country: string, percent: number): boolean {
  return areasOf(country).some(area => VAT_RATES[area]?.some(([, rate]) => rate === percent))
}
