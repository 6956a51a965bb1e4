import { type Quality, quality } from './quality.ts'

/** Materials other than stainless steel. */
export const METALS: readonly Quality[] = [
  quality(
    'steel',
    'Steel',
    'steel, stahl, acier, acero, acciaio, aço, staal, stal, mild steel, carbon steel, low carbon, low carbon steel, medium carbon steel, free-cutting steel, automatenstahl, forged steel, pressed steel, cold-formed steel, wire steel',
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
  quality('sintered-bronze', 'Sintered bronze', 'sintered bronze, sinter bronze, sinterbronze', 'bronze'),
  quality('wrapped-bronze', 'Wrapped bronze', 'wrapped bronze', 'bronze'),
  quality('bronze', 'Bronze', 'bronze, plain bronze, spring bronze, bronce, bronzo, brons, brąz'),
  quality(
    'brass',
    'Brass',
    'brass, messing, ms58, cuzn37, cuzn39pb3, polished brass, laiton, latón, ottone, latão, mosiądz, mosiężny, mosiężna, brass plated',
  ),
  quality('copper', 'Copper', 'copper, kupfer'),
  quality('titanium', 'Titanium', 'titanium, titan'),
  quality(
    'aluminium',
    'Aluminium',
    'aluminium, alu, alum, plain aluminium, die-cast aluminium, aluminium die-cast, leichtmetall, aluminio, alluminio',
  ),
  quality('hss', 'HSS', 'hss, high speed steel, schnellarbeitsstahl, hss-r, hss-g, hssg'),
  quality(
    'hss-e',
    'HSS-E',
    'hss-e, hsse, hss co, hssco, cobalt, cobalt steel, kobalt, cobalt high-speed steel, cobalt hss, high speed steel cobalt',
    'hss',
  ),
  quality(
    'hss-e-co-5',
    'HSS-E Co 5',
    'hss-e co 5, hss-e co5, hss co5, hss co 5, co5, hsse co5, 5% cobalt, m35, cobalt 5',
    'hss-e',
    'hss',
  ),
  quality(
    'hss-e-co-8',
    'HSS-E Co 8',
    'hss-e co 8, hss-e co8, hss co8, hss co 8, co8, hsse co8, 8% cobalt, m42, cobalt 8',
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
  quality('tin-coated', 'TiN-coated', 'tin, tin-coated, tin beschichtet, titanium nitride, gold coated'),
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

export const PLASTICS: readonly Quality[] = [
  quality(
    'polyamide',
    'Polyamide',
    'polyamide, polyamid, nylon, poliamida, poliammide, poliamid, pa6, pa66, pa 6.6, polyamide 6.6',
    'plastic',
  ),
  quality('pom', 'POM', 'pom, pom-c, polyoxymethylene, acetal, delrin', 'plastic'),
  quality('ptfe', 'PTFE', 'ptfe, teflon', 'plastic'),
  quality(
    'plastic',
    'Plastic',
    'plastic, kunststoff, kunststof, plastique, plástico, plastica, phenolic plastic, black plastic, thermoplastic, bakelite, duroplast',
  ),
  quality(
    'rubber',
    'Rubber',
    'rubber, gummi, caoutchouc, gomma, goma, borracha, guma, black rubber, elastomer',
  ),
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
