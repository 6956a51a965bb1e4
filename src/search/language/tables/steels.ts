import { type Quality, quality } from './quality.ts'

/**
 * Stainless steels by their group (ISO 3506-1), their numbers (EN 10088) and their AISI names; A2 is what people mean by 304, V2A
 * and 18-8, A4 by 316 and V4A.
 */
export const STAINLESS: readonly Quality[] = [
  quality(
    'stainless',
    'Stainless',
    'stainless, stainless steel, inox, edelstahl, rostfrei, rostfreier stahl, niro, nirosta, va, ss, sst, martensitic stainless steel, acier inoxydable, inoxydable, acier inox, inoxidable, acero inoxidable, acero inox, inossidabile, acciaio inox, acciaio inossidabile, aço inox, aço inoxidável, inoxidável, rvs, roestvrij staal, roestvast staal, nierdzewny, nierdzewna, nierdzewne, stal nierdzewna',
  ),
  quality(
    'a1',
    'Stainless A1',
    'a1, stainless a1, 303, aisi 303, 1.4305, 1.4305 a1',
    'stainless',
    '303',
    '1.4305',
  ),
  quality(
    'a2',
    'Stainless A2',
    'a2, stainless a2, stainless steel a2, inox a2, edelstahl a2, v2a, v2 a, 304, aisi 304, aisi304, ss304, ss 304, sus304, 304ss, 304 ss, 304 stainless, 304 stainless steel, stainless 304, stainless steel 304, 18-8, 18-8 stainless, 18-8 stainless steel, stainless steel 18-8, 1.4301, 1.4303, 1.4301 a2, a2 1.4301, a2 1.4303, a2 1.4305, stainless steel a2 1.4305, stainless spring steel a2',
    'stainless',
    '304',
    '1.4301',
  ),
  quality(
    'a2-70',
    'Stainless A2-70',
    'a2-70, a270, v2a 70, stainless a2-70, stainless steel a2-70, edelstahl a2-70',
    'a2',
    'stainless',
    '304',
    '1.4301',
  ),
  quality(
    'a2-21h',
    'Stainless A2-21H',
    'a2-21h, stainless steel a2-21h, 21h',
    'a2',
    'stainless',
    '304',
    '1.4301',
  ),
  quality('a2-12h', 'Stainless A2-12H', 'a2-12h, 12h', 'a2', 'stainless', '304'),
  quality(
    'a4',
    'Stainless A4',
    'a4, stainless a4, stainless steel a4, inox a4, edelstahl a4, v4a, v4 a, 316, 316l, aisi 316, aisi 316l, ss316, ss 316, ss316l, 316ss, 316 stainless, 316 stainless steel, stainless 316, stainless steel 316, 1.4401, 1.4404, marine grade, marine grade stainless, seewasserfest',
    'stainless',
    '316',
    '1.4401',
  ),
  quality(
    'a4-80',
    'Stainless A4-80',
    'a4-80, a480, v4a 80, stainless a4-80, stainless steel a4-80, edelstahl a4-80, a4-70',
    'a4',
    'stainless',
    '316',
    '1.4401',
  ),
  quality(
    'a5',
    'Stainless A5',
    'a5, stainless a5, 316ti, aisi 316ti, 1.4571',
    'a4',
    'stainless',
    '1.4571',
    '316ti',
  ),
  quality('c1', 'Stainless C1', 'c1, stainless c1, 410, aisi 410, 1.4006', 'stainless'),
  quality('1.4310', 'Stainless 1.4310', '1.4310, 302, aisi 301, aisi 302', 'stainless'),
  quality('1.4122', 'Stainless 1.4122', '1.4122', 'stainless'),
  quality('1.4016', 'Stainless 1.4016', '1.4016, aisi 430', 'stainless'),
  quality('440c', 'Stainless 440C', '440c, aisi 440c, 1.4125, x105crmo17', 'stainless'),
  quality('17-7-ph', '17-7 PH', '17-7 ph, 17-7ph, 17-7, 1.4568, aisi 631', 'stainless'),
  quality(
    'stainless-spring-steel',
    'Stainless spring steel',
    'stainless spring steel, stainless spring wire, stainless spring strip',
    'stainless',
    'spring-steel',
  ),
  quality('w1', 'W1', 'w1', 'steel'),
  quality('w2', 'W2', 'w2'),
  quality('w4', 'W4, stainless', 'w4', 'stainless', 'a2'),
  quality('w5', 'W5, stainless A4', 'w5', 'stainless', 'a4'),
]

const CLASS_WORDS = [
  'class',
  'strength class',
  'property class',
  'klasse',
  'festigkeitsklasse',
  'kl',
  'fk',
  'cl',
]

/** Strength classes of ISO 898-1 and -2, hardness classes of ISO 898-5, grades of SAE J429 and J995, hardness of washers. */
export const STRENGTH: readonly Quality[] = [
  quality('high-tensile', 'High tensile', 'high tensile, high strength, hochfest, ht, high tensile steel'),
  ...['3.6', '4.6', '4.8', '5.6', '5.8', '6.8', '8.8', '9.8', '10.9', '12.9'].map(name =>
    quality(
      name,
      name,
      [
        name,
        ...[...CLASS_WORDS, 'grade', 'gute'].map(word => `${word} ${name}`),
        `steel ${name}`,
        `stahl ${name}`,
      ].join(', '),
      'steel',
    ),
  ),
  ...['4', '5', '6', '8', '9', '10', '12', '04', '05'].map(name =>
    quality(
      `class-${name}`,
      `Class ${name}`,
      [
        ...CLASS_WORDS.map(word => `${word} ${name}`),
        ...(name.startsWith('0') ? [`steel ${name}`, name] : []),
      ].join(', '),
      'steel',
    ),
  ),
  ...['1', '2', '5', '6', '8', 'a', 'b', 'c'].map(name =>
    quality(
      `grade-${name}`,
      `Grade ${name.toUpperCase()}`,
      [`grade ${name}`, `gr ${name}`, ...(/\d/.test(name) ? [`gr${name}`, `sae grade ${name}`] : [])].join(
        ', ',
      ),
    ),
  ),
  ...['14h', '22h', '33h', '45h'].map(name => quality(name, name.toUpperCase(), name, 'steel')),
  ...['100', '140', '200', '300'].map(name =>
    quality(`${name}-hv`, `${name} HV`, `${name} hv, ${name}hv, hv ${name}, hv${name}`),
  ),
]
