/** A quality of a material, a grade or a finish. */
export interface Quality {
  readonly key: string
  /** As a person is shown it. */
  readonly text: string
  /** How it is written, in queries and in the catalogue, apart from separators and case; the first is its usual name. */
  readonly written: readonly string[]
  /** What has this quality has these as well. */
  readonly implies: readonly string[]
}

function quality(key: string, text: string, written: string, ...implies: string[]): Quality {
  return { key, text, written: written.split(', '), implies }
}

/**
 * Stainless steels by their group (ISO 3506-1), their numbers (EN 10088) and their AISI names; A2 is what people mean by 304, V2A
 * and 18-8, A4 by 316 and V4A.
 */
const STAINLESS: readonly Quality[] = [
  quality(
    'stainless',
    'Stainless',
    'stainless, stainless steel, inox, edelstahl, rostfrei, rostfreier stahl, niro, nirosta, va, ss, sst, martensitic stainless steel, acier inoxydable',
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
    'a2, stainless a2, stainless steel a2, inox a2, edelstahl a2, v2a, v2 a, 304, aisi 304, aisi304, ss304, ss 304, sus304, 304ss, 304 ss, 304 stainless, 304 stainless steel, stainless 304, stainless steel 304, 18-8, 18/8, 18-8 stainless, 18-8 stainless steel, stainless steel 18-8, 1.4301, 1.4303, 1.4301 a2, a2 1.4301, a2 1.4303, a2 1.4305, stainless steel a2 1.4305, stainless spring steel a2',
    'stainless',
    '304',
    '1.4301',
  ),
  quality(
    'a2-70',
    'Stainless A2-70',
    'a2-70, a2 70, a270, v2a 70, stainless a2-70, edelstahl a2-70',
    'a2',
    'stainless',
    '304',
    '1.4301',
  ),
  quality('a2-21h', 'Stainless A2-21H', 'a2-21h, 21h', 'a2', 'stainless', '304', '1.4301'),
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
    'a4-80, a4 80, a480, v4a 80, stainless a4-80, edelstahl a4-80, a4-70',
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
const STRENGTH: readonly Quality[] = [
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
  ...['0', '1', '2', '5', '6', '8', '10'].map(name =>
    quality(`accuracy-${name}`, `Class ${name}`, `accuracy class ${name}`),
  ),
]

const METALS: readonly Quality[] = [
  quality(
    'steel',
    'Steel',
    'steel, stahl, mild steel, carbon steel, low carbon, low carbon steel, medium carbon steel, free-cutting steel, automatenstahl, forged steel, pressed steel, cold-formed steel, wire steel',
  ),
  quality('alloy-steel', 'Alloy steel', 'alloy steel, alloyed steel, legierter stahl', 'steel'),
  quality(
    'spring-steel',
    'Spring steel',
    'spring steel, federstahl, spring steel wire, chrome-vanadium spring steel, oiled spring steel',
    'steel',
  ),
  quality('bearing-steel', 'Bearing steel', 'bearing steel, 100cr6, chrome steel, walzlagerstahl', 'steel'),
  quality(
    'case-hardened',
    'Case-hardened',
    'case-hardened, case hardened steel, case-hardening steel, einsatzgehartet',
    'steel',
    'hardened',
  ),
  quality('hardened', 'Hardened', 'hardened, gehartet, induction hardened'),
  quality('hardened-teeth', 'Hardened teeth', 'hardened teeth, teeth hardened', 'hardened'),
  quality('chrome-vanadium', 'Chrome vanadium', 'chrome vanadium, chrome vanadium steel, cr-v, crv', 'steel'),
  quality('c45', 'C45', 'c45', 'steel'),
  quality('c45+c', 'C45+C', 'c45+c, c45c, c45 k', 'c45', 'steel'),
  quality('cf53', 'Cf53', 'cf53, 1.1213', 'steel'),
  quality('cast-steel', 'Cast steel', 'cast steel, stahlguss', 'steel'),
  quality(
    'cast-iron',
    'Cast iron',
    'cast iron, grey cast iron, grauguss, gusseisen, malleable, malleable cast iron, malleable cast, temperguss',
  ),
  quality('sintered-iron', 'Sintered iron', 'sintered iron, sinter iron, sintereisen, iron'),
  quality(
    'sintered-bronze',
    'Sintered bronze',
    'sintered bronze, sinter bronze, sinterbronze, oilite',
    'bronze',
  ),
  quality('wrapped-bronze', 'Wrapped bronze', 'wrapped bronze', 'bronze'),
  quality('bronze', 'Bronze', 'bronze, plain bronze, spring bronze'),
  quality('brass', 'Brass', 'brass, messing, ms58, cuzn37, cuzn39pb3, polished brass, laiton, brass plated'),
  quality('copper', 'Copper', 'copper, kupfer'),
  quality('titanium', 'Titanium', 'titanium, titan'),
  quality(
    'aluminium',
    'Aluminium',
    'aluminium, alu, alum, plain aluminium, die-cast aluminium, aluminium die-cast, leichtmetall',
  ),
  quality('hss', 'HSS', 'hss, high speed steel, schnellarbeitsstahl, hss-r, hss-g, hssg'),
  quality(
    'hss-e',
    'HSS-E',
    'hss-e, hsse, hss co, hssco, cobalt, cobalt steel, kobalt, cobalt high-speed steel, cobalt hss, hss-co, high speed steel cobalt',
    'hss',
  ),
  quality(
    'hss-e-co-5',
    'HSS-E Co 5',
    'hss-e co 5, hss-e co5, hss co5, hss co 5, hss-co5, co5, hsse co5, 5% cobalt, m35, cobalt 5',
    'hss-e',
    'hss',
  ),
  quality(
    'hss-e-co-8',
    'HSS-E Co 8',
    'hss-e co 8, hss-e co8, hss co8, hss co 8, hss-co8, co8, hsse co8, 8% cobalt, m42, cobalt 8',
    'hss-e',
    'hss',
  ),
  quality(
    'hss-e-co-8-tin',
    'HSS-E Co 8 TiN',
    'hss-e co 8 tin, hss-e co8 tin',
    'hss-e-co-8',
    'hss-e',
    'hss',
    'tin-coated',
  ),
  quality('hss-tin', 'HSS, TiN-coated', 'hss-tin, hss tin coated', 'hss', 'tin-coated'),
  quality('hss-e-tin', 'HSS-E, TiN-coated', 'hss-e-tin, hsse tin', 'hss-e', 'hss', 'tin-coated'),
  quality(
    'tin-coated',
    'TiN-coated',
    'tin, tin-coated, tin coated, tin beschichtet, titanium nitride, gold coated',
  ),
  quality('altin', 'AlTiN-coated', 'altin, altin-coated, tialn, tialn-coated, carbide altin', 'coated'),
  quality(
    'carbide',
    'Carbide',
    'carbide, solid carbide, cemented carbide, fine-grain carbide, hartmetall, vhm, vollhartmetall, hm, tungsten carbide',
  ),
  ...['p15', 'p25', 'p35', 'm25', 'k20'].map(name =>
    quality(
      name,
      `Carbide ${name.toUpperCase()}`,
      `carbide ${name}, cemented carbide ${name}, ${name}`,
      'carbide',
    ),
  ),
]

const PLASTICS: readonly Quality[] = [
  quality(
    'polyamide',
    'Polyamide',
    'polyamide, polyamid, nylon, pa6, pa66, pa 6.6, polyamide 6.6',
    'plastic',
  ),
  quality('pom', 'POM', 'pom, pom-c, polyoxymethylene, acetal, delrin', 'plastic'),
  quality('ptfe', 'PTFE', 'ptfe, teflon', 'plastic'),
  quality(
    'plastic',
    'Plastic',
    'plastic, kunststoff, phenolic plastic, black plastic, thermoplastic, bakelite, duroplast',
  ),
  quality('rubber', 'Rubber', 'rubber, gummi, black rubber, elastomer'),
  quality('nbr', 'NBR', 'nbr, nitrile, nitrile rubber, nitrile rubber nbr, perbunan, buna, buna n', 'rubber'),
  quality(
    'fkm',
    'FKM',
    'fkm, viton, fpm, fluorocarbon, fluorocarbon rubber, fluorocarbon rubber fkm',
    'rubber',
  ),
  quality('epdm', 'EPDM', 'epdm, ethylene propylene rubber epdm', 'rubber'),
  ...['70', '90'].map(shore =>
    quality(
      `nbr-${shore}`,
      `NBR ${shore}`,
      `nbr ${shore}, nbr${shore}, nbr ${shore} shore, nitrile ${shore}`,
      'nbr',
      'rubber',
      `shore-${shore}`,
    ),
  ),
  quality('fkm-75', 'FKM 75', 'fkm 75, fkm75, viton 75', 'fkm', 'rubber'),
  quality('epdm-70', 'EPDM 70', 'epdm 70, epdm70', 'epdm', 'rubber', 'shore-70'),
  ...['70', '75', '90', '92'].map(shore =>
    quality(`shore-${shore}`, `${shore} Shore A`, `${shore} shore, ${shore} shore a, shore ${shore}`),
  ),
]

/** Finishes. What is hot-dip galvanised is not electroplated with zinc; a person who writes 'zinc' may mean any of them. */
const FINISHES: readonly Quality[] = [
  quality(
    'zinc-plated',
    'Zinc-plated',
    'zinc plated, zinc-plated, zinc, zincplated, zp, bzp, bright zinc plated, clear zinc, electro-galvanised, electroplated, galvanisch verzinkt, glanzverzinkt, blau verzinkt, blue zinc, verzinkt, zincked',
    'zinc',
  ),
  quality(
    'yellow-zinc',
    'Yellow zinc-plated',
    'yellow zinc, yellow zinc-plated, yellow zinc plated, yellow passivated, zyp, gelb verzinkt, gelbverzinkt, gelb chromatiert',
    'zinc',
  ),
  quality(
    'hot-dip-galvanised',
    'Hot-dip galvanised',
    'hot-dip galvanised, hot dipped galvanised, hot-dip, hotdip, hot dip zinc, galvanised, galvanisation, galv, hdg, feuerverzinkt, tzn',
  ),
  quality(
    'zinc-flake',
    'Zinc flake',
    'zinc flake, zinc flake coated, zinc flakes, geomet, dacromet, zinklamelle, zinklamellenbeschichtet',
  ),
  quality('zinc-nickel', 'Zinc-nickel', 'zinc-nickel, zinc nickel, znni'),
  quality(
    'black-oxide',
    'Black oxide',
    'black oxide, blackened, bruniert, schwarz bruniert, burnished, black finish',
    'black',
  ),
  quality('black', 'Black', 'black, schwarz, painted black'),
  quality('red', 'Red', 'red, rot, painted red'),
  quality('blue', 'Blue', 'blue, blau, painted blue'),
  quality('orange', 'Orange', 'orange, painted orange'),
  quality('grey', 'Grey', 'grey, grau, painted grey'),
  quality('phosphated', 'Phosphated', 'phosphated, phosphate, phosphatiert'),
  quality('chrome-plated', 'Chrome-plated', 'chrome, chrome-plated, chromed, verchromt, chrom'),
  quality('oiled', 'Oiled', 'oiled, geolt'),
  quality('ground', 'Ground', 'ground, geschliffen'),
  quality(
    'plain',
    'Plain',
    'plain, plain steel, bright, blank, uncoated, unplated, self colour, self-coloured, plain finish, ohne uberzug',
  ),
  quality('polished', 'Polished', 'polished, poliert'),
  quality('unhardened', 'Unhardened', 'unhardened, ungehartet'),
]

/** How a ball bearing is closed and its clearance: SKF, FAG, NSK (DDU, ZZ), NTN (LLU, ZZ), KOYO (2RS, ZZ). */
const BEARINGS: readonly Quality[] = [
  quality(
    '2rs',
    '2RS, sealed',
    '2rs, 2rs sealed, 2rs1, 2rsr, 2rsh, 2rs2, 2rsl, 2hrs, rs, rs1, rsr, ddu, llu, llb, llh, vv, sealed, rubber sealed, rubber seal, abgedichtet, 2rs abgedichtet',
  ),
  quality(
    'zz',
    'ZZ, shielded',
    'zz, zz shielded, 2z, 2zr, zzr, shielded, metal shield, metal shielded, shield, deckscheibe, deckscheiben',
  ),
  quality('c3', 'C3 clearance', 'c3, c3 clearance'),
  quality('open', 'Open', 'open, offen, unsealed'),
]

export const QUALITIES: readonly Quality[] = [
  ...STAINLESS,
  ...STRENGTH,
  ...METALS,
  ...PLASTICS,
  ...FINISHES,
  ...BEARINGS,
]

/** Words that may mean one quality or another, the likelier first. */
export const MAY_MEAN: ReadonlyMap<string, readonly string[]> = new Map([
  ['galvanised', ['hot-dip-galvanised', 'zinc-plated']],
  ['galv', ['hot-dip-galvanised', 'zinc-plated']],
  ['verzinkt', ['zinc-plated', 'hot-dip-galvanised']],
  ['zinc', ['zinc-plated', 'zinc']],
  ['grade 8', ['grade-8', 'class-8']],
  ['grade 10', ['class-10']],
  ['tin', ['tin-coated']],
])
