import { describe, expect, test } from 'vitest'
import { fitsWith } from './fits-with.ts'
import type { PartFacts } from './part.ts'

type Dimensions = Readonly<Record<string, number>>

function part(model: string, dimensions: Dimensions, more: Partial<PartFacts> = {}): PartFacts {
  const rows = Object.entries(dimensions).map(([symbol, value]) => ({ symbol, value }))
  const facts = { standard: null, size: null, grade: null, material: null, finish: null }
  return { ...facts, model, dimensions: rows, ...more }
}

const steel = (strength: string): Partial<PartFacts> => ({
  grade: strength,
  material: `Steel, strength class ${strength}`,
  finish: 'Zinc-plated',
})
const stainless = (grade: string): Partial<PartFacts> => ({
  grade,
  material: `Stainless steel ${grade}`,
  finish: 'Stainless',
})
const sae = (grade: number): Partial<PartFacts> => ({
  grade: `Grade ${grade}`,
  material: `Steel, SAE J429 grade ${grade}`,
  finish: 'Zinc-plated',
})

const hexBolt = (d: number, P: number, s: number, more = steel('8.8')) =>
  part('hex-bolt', { d, P, s, l: 5 * d }, more)
const capScrew = (d: number, P: number, s: number, more = steel('12.9')) =>
  part('socket-cap-screw', { d, P, s }, more)
const hexCap = (inches: number, turns: number, flats: number, more = sae(5)) =>
  part('hex-bolt-with-shank', { d: inches * 25.4, P: 25.4 / turns, s: flats * 25.4 }, more)
const m8 = hexBolt(8, 1.25, 13)
const quarter = hexCap(0.25, 20, 7 / 16)
const bearing6205 = part('ball-bearing', { d: 25, D: 52, B: 15 })
const cross = (model: string, d: number, P: number, m: number) => part(model, { d, P, m }, steel('4.8'))

const examples: [what: string, part: PartFacts, role: string, why: string][] = [
  ['M8 8.8', m8, 'Nut', 'ISO 4032, M8, class 8'],
  ['M8 8.8', m8, 'Washer', 'ISO 7089, M8, hole 8.4 mm, 200 HV'],
  ['M8 8.8', m8, 'Spanner', '13 mm across flats'],
  ['M8 8.8', m8, 'Tap', 'for M8, DIN 371'],
  ['M8 8.8', m8, 'Tap drill', '6.8 mm for M8, ISO 2306'],
  ['M8 8.8', m8, 'Clearance drill', '9 mm, ISO 273 medium (fine 8.4, coarse 10)'],
  ['M3 8.8', hexBolt(3, 0.5, 5.5), 'Tap drill', '2.5 mm for M3, ISO 2306'],
  ['M2.5 8.8', hexBolt(2.5, 0.45, 5), 'Tap drill', '2.05 mm for M2.5, ISO 2306'],
  ['M4 8.8', hexBolt(4, 0.7, 7), 'Tap drill', '3.3 mm for M4, ISO 2306'],
  ['M5 8.8', hexBolt(5, 0.8, 8), 'Tap drill', '4.2 mm for M5, ISO 2306'],
  ['M6 8.8', hexBolt(6, 1, 10), 'Tap drill', '5 mm for M6, ISO 2306'],
  ['M10 8.8', hexBolt(10, 1.5, 16), 'Tap drill', '8.5 mm for M10, ISO 2306'],
  ['M12 8.8', hexBolt(12, 1.75, 18), 'Tap drill', '10.2 mm for M12, ISO 2306'],
  ['M12 8.8', hexBolt(12, 1.75, 18), 'Tap', 'for M12, DIN 376'],
  ['M16 8.8', hexBolt(16, 2, 24), 'Tap drill', '14 mm for M16, ISO 2306'],
  ['M20 8.8', hexBolt(20, 2.5, 30), 'Tap drill', '17.5 mm for M20, ISO 2306'],
  ['M24 8.8', hexBolt(24, 3, 36), 'Clearance drill', '26 mm, ISO 273 medium (fine 25, coarse 28)'],
  ['M36 8.8', hexBolt(36, 4, 55), 'Tap drill', '32 mm for M36, ISO 2306'],
  ['M8 x 1 8.8', hexBolt(8, 1, 13), 'Nut', 'ISO 8673, M8 x 1, class 8'],
  ['M8 x 1 8.8', hexBolt(8, 1, 13), 'Tap', 'for M8 x 1, DIN 374'],
  ['M8 x 1 8.8', hexBolt(8, 1, 13), 'Tap drill', '7 mm for M8 x 1, ISO 2306'],
  ['M10 x 1.25 8.8', hexBolt(10, 1.25, 16), 'Tap drill', '8.8 mm for M10 x 1.25, ISO 2306'],
  ['M12 x 1.5 8.8', hexBolt(12, 1.5, 18), 'Tap drill', '10.5 mm for M12 x 1.5, ISO 2306'],
  ['M8 10.9', hexBolt(8, 1.25, 13, steel('10.9')), 'Nut', 'ISO 4032, M8, class 10'],
  ['M8 10.9', hexBolt(8, 1.25, 13, steel('10.9')), 'Washer', 'ISO 7089, M8, hole 8.4 mm, 300 HV'],
  ['M8 4.6', hexBolt(8, 1.25, 13, steel('4.6')), 'Nut', 'ISO 4032, M8, class 5'],
  ['M8 A2-70', hexBolt(8, 1.25, 13, stainless('A2-70')), 'Nut', 'ISO 4032, M8, A2'],
  ['M8 A4-80', hexBolt(8, 1.25, 13, stainless('A4-80')), 'Washer', 'ISO 7089, M8, hole 8.4 mm, A4'],
  ['cap screw M8 12.9', capScrew(8, 1.25, 6), 'Hex key', '6 mm, ISO 2936'],
  ['cap screw M8 12.9', capScrew(8, 1.25, 6), 'Nut', 'ISO 4032, M8, class 12'],
  ['cap screw M8 12.9', capScrew(8, 1.25, 6), 'Washer', 'DIN 6340, M8, hole 8.4 mm, hardened'],
  [
    'flange bolt M10',
    part('flange-bolt', { d: 10, P: 1.5, s: 15 }, steel('8.8')),
    'Flange nut',
    'ISO 4161, M10, class 8',
  ],
  [
    'countersunk M8',
    part('countersunk-screw', { d: 8, P: 1.25, s: 5, dk: 16 }),
    'Countersink',
    '90°, for a head of 16 mm, DIN 335',
  ],
  ['pan head M3', cross('cross-pan-screw', 3, 0.5, 3), 'Screwdriver', 'PH1, ISO 8764'],
  ['pan head M4', cross('cross-pan-screw', 4, 0.7, 4.4), 'Screwdriver', 'PH2, ISO 8764'],
  ['cheese head M8', cross('cross-cheese-screw', 8, 1.25, 7.7), 'Screwdriver', 'PH3, ISO 8764'],
  [
    'slotted M4',
    part('slotted-cheese-screw', { d: 4, P: 0.7, n: 1.2 }),
    'Screwdriver',
    'for a slot of 1.2 mm, ISO 2380',
  ],
  [
    'hexalobular M8',
    part('lobular-cap-screw', { d: 8, P: 1.25, T: 45 }),
    'Hexalobular key',
    'T45, ISO 10664',
  ],
  [
    'HV bolt M16',
    part('hex-bolt-with-shank', { d: 16, P: 2, s: 27 }, { standard: 'EN 14399-4' }),
    'Washer',
    'EN 14399-6, M16',
  ],
  ['1/4-20 grade 5', quarter, 'Nut', 'ASME B18.2.2, 1/4-20 UNC, grade 5'],
  ['1/4-20 grade 5', quarter, 'Washer', 'ASME B18.21.1, SAE, 1/4"'],
  ['1/4-20 grade 5', quarter, 'Spanner', '7/16" across flats'],
  ['1/4-20 grade 5', quarter, 'Tap', 'for 1/4-20 UNC, DIN 2182'],
  ['1/4-20 grade 5', quarter, 'Tap drill', 'No. 7 (5.11 mm) for 1/4-20 UNC'],
  ['1/4-20 grade 5', quarter, 'Clearance drill', '9/32" (7.14 mm), ASME B18.2.8 normal fit'],
  ['1/4-28', hexCap(0.25, 28, 7 / 16), 'Tap drill', 'No. 3 (5.41 mm) for 1/4-28 UNF'],
  ['1/4-28', hexCap(0.25, 28, 7 / 16), 'Tap', 'for 1/4-28 UNF, DIN 2183'],
  ['3/8-16 grade 8', hexCap(0.375, 16, 9 / 16, sae(8)), 'Nut', 'ASME B18.2.2, 3/8-16 UNC, grade 8'],
  ['3/8-16', hexCap(0.375, 16, 9 / 16), 'Tap drill', '5/16" (7.94 mm) for 3/8-16 UNC'],
  ['5/16-18', hexCap(0.3125, 18, 1 / 2), 'Tap drill', 'letter F (6.53 mm) for 5/16-18 UNC'],
  ['1/2-13', hexCap(0.5, 13, 3 / 4), 'Tap drill', '27/64" (10.72 mm) for 1/2-13 UNC'],
  ['1-8', hexCap(1, 8, 1.5), 'Spanner', '1 1/2" across flats'],
  [
    '#8-32',
    part('cross-pan-screw', { d: 4.1656, P: 0.79375, m: 4.5 }),
    'Tap drill',
    'No. 29 (3.45 mm) for #8-32 UNC',
  ],
  ['#10-24', part('socket-cap-screw', { d: 4.826, P: 25.4 / 24, s: 3.9688 }), 'Hex key', '5/32", ASME B18.3'],
  ['set screw M6', part('cup-point-screw', { d: 6, P: 1, s: 3 }), 'Hex key', '3 mm, ISO 2936'],
  ['stud M10 5.6', part('stud', { d: 10, P: 1.5 }, steel('5.6')), 'Nut', 'ISO 4032, M10, class 5'],
  ['rod M6 A2-70', part('threaded-rod', { d: 6, P: 1 }, stainless('A2-70')), 'Nut', 'ISO 4032, M6, A2'],
  ['nut M10', part('hex-nut', { d: 10, P: 1.5, s: 16 }), 'Screw', 'ISO 4017, M10'],
  ['nut M10', part('hex-nut', { d: 10, P: 1.5, s: 16 }), 'Spanner', '16 mm across flats'],
  [
    'nut M10 class 8',
    part('hex-nut', { d: 10, P: 1.5, s: 16 }, { material: 'Steel, strength class 8' }),
    'Washer',
    'ISO 7089, M10, hole 10.5 mm, 200 HV',
  ],
  ['nut M10 x 1', part('hex-nut', { d: 10, P: 1, s: 16 }), 'Screw', 'ISO 8676, M10 x 1'],
  ['nut 1/4-20', part('hex-nut', { d: 6.35, P: 1.27, s: 10.9982 }), 'Spanner', '7/16" across flats'],
  ['washer M8', part('flat-washer', { d1: 8.4, d2: 16 }, { size: 'M8' }), 'Screw', 'ISO 4017, M8'],
  ['washer M8', part('flat-washer', { d1: 8.4, d2: 16 }), 'Nut', 'ISO 4032, M8'],
  ['washer 1/4', part('flat-washer', { d1: 7.1437 }, { size: '1/4"' }), 'Screw', 'ASME B18.2.1, 1/4-20 UNC'],
  ['T-nut M12', part('t-nut', { d: 12, P: 1.75 }), 'Threaded rod', 'DIN 976-1, M12'],
  ['insert M3', part('heat-insert', { d: 3, P: 0.5 }), 'Screw', 'ISO 4017, M3'],
  ['6205', bearing6205, 'Shaft', '25 mm'],
  ['6205', bearing6205, 'Housing', '52 mm bore'],
  ['6205', bearing6205, 'Circlip for shaft', 'DIN 471, 25 mm'],
  ['6205', bearing6205, 'Circlip for bore', 'DIN 472, 52 mm'],
  ['UCP205', part('pillow-block', { d: 25 }), 'Shaft', '25 mm h7, or h6 as ISO 13012 has it'],
  [
    'bush 20 x 23',
    part('plain-bush', { d: 20, D: 23 }, { standard: 'ISO 3547-1' }),
    'Housing',
    '23 mm bore, H7 (ISO 3547-1)',
  ],
  ['shaft 25', part('precision-shaft', { d: 25 }), 'Ball bearing', 'bore 25 mm, DIN 625-1'],
  ['shaft seal 30', part('shaft-seal', { d1: 30, d2: 47 }), 'Housing', '47 mm bore, H8 (DIN 3760)'],
  [
    'key 8 x 7',
    part('round-key', { b: 8, dmin: 22, dmax: 30, t1: 4, t2: 3.3 }),
    'Shaft',
    'over 22 to 30 mm, DIN 6885-1',
  ],
  ['circlip 25', part('shaft-circlip', { d1: 25, d2: 23.9 }), 'Shaft', '25 mm, groove 23.9 mm'],
  [
    'hex key 6',
    part('hex-key', { s: 6 }, { size: '6 mm' }),
    'Socket head cap screw',
    'socket 6 mm, ISO 4762',
  ],
  ['spanner 13', part('combination-spanner', { s: 13 }), 'Nut', '13 mm across flats, ISO 4032'],
  ['tap M10', part('machine-tap', { d: 10, P: 1.5 }), 'Tap drill', '8.5 mm for M10, ISO 2306'],
  ['tap M26 x 1.5', part('machine-tap', { d: 26, P: 1.5 }), 'Tap drill', '24.5 mm for M26 x 1.5, ISO 2306'],
  ['tap 1/4-20', part('inch-tap', { d: 6.35, n: 20 }), 'Tap drill', 'No. 7 (5.11 mm) for 1/4-20 UNC'],
  ['dowel pin 6', part('parallel-pin', { d: 6 }), 'Reamer', 'hole 6 mm H7'],
  [
    'spring pin 6',
    part('slotted-spring-pin', { d1: 6.4 }, { size: '6 x 30', standard: 'ISO 8752' }),
    'Drill',
    'hole 6 mm H12, ISO 8752',
  ],
  ['clevis pin 10', part('drilled-clevis-pin', { d: 10, dl: 3.2 }), 'Split pin', 'hole 3.2 mm, ISO 1234'],
  [
    'blind rivet 4.8',
    part('blind-rivet', { d: 4.8 }, { standard: 'ISO 15977' }),
    'Drill',
    'hole 4.9 mm, ISO 15977',
  ],
  [
    'sprocket 08B',
    part('sprocket', { p: 12.7, d1: 8.51 }),
    'Chain',
    'pitch 12.7 mm, rollers 8.51 mm, ISO 606',
  ],
]

test.each(examples)('%s: %s %s', (_, facts, role, why) => {
  expect(fitsWith(facts).find(fit => fit.role === role)?.why).toBe(why)
})

describe('what fits', () => {
  test('has each role once', () => {
    for (const [, facts] of examples) {
      const roles = fitsWith(facts).map(({ role }) => role)
      expect(roles).toEqual([...new Set(roles)])
    }
  })

  test('has no washer under a countersunk head or a flange', () => {
    for (const model of ['countersunk-screw', 'flange-bolt']) {
      const roles = fitsWith(part(model, { d: 8, P: 1.25, s: 5, dk: 16 })).map(({ role }) => role)
      expect(roles).not.toContain('Washer')
    }
  })

  test('is nothing for a shape that no rule is about, and for a thread that no standard has', () => {
    expect(fitsWith(part('bow-shackle', { d: 19 }))).toEqual([])
    expect(fitsWith(part('toString', { d: 19 }))).toEqual([])
    expect(fitsWith(part('hex-bolt', { d: 8.3, P: 1.25 }))).toEqual([])
    expect(fitsWith(part('hex-bolt', {}))).toEqual([])
    expect(fitsWith(part('flat-washer', { d1: 74 }, { size: 'M72' }))).toEqual([])
  })
})
