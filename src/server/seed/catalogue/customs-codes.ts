/**
 * Commodity codes of the Combined Nomenclature (Regulation (EEC) No 2658/87, Annex I, chapters 73, 82 and 84) by the family of parts, for
 * goods of iron or steel: only those that neither strength, size nor the kind of steel changes. https://eur-lex.europa.eu/eli/reg/1987/2658
 */
const ofFamily: Readonly<Record<string, string>> = {
  // 7315 11: roller chain, other than for cycles.
  'roller-chain': '73151190',
  // 7318 11: coach screws; 7318 13: screw hooks and rings; 7318 23: rivets; 7318 24: cotters and cotter-pins.
  'coach-screw': '73181100',
  'eye-bolt': '73181300',
  'blind-rivet': '73182300',
  'countersunk-rivet': '73182300',
  'round-rivet': '73182300',
  'split-pin': '73182400',
  // 7318 21: spring and other lock washers; 7318 22: other washers.
  'spring-washer': '73182100',
  'conical-washer': '73182100',
  'curved-washer': '73182100',
  'toothed-washer': '73182100',
  'internal-toothed-washer': '73182100',
  'flat-washer': '73182200',
  'chamfered-washer': '73182200',
  'structural-washer': '73182200',
  'spherical-washer': '73182200',
  // 7320 20: helical springs; 7320 90 30: discs springs.
  'compression-spring': '73202081',
  'extension-spring': '73202085',
  'disc-spring': '73209030',
  // 8204: spanners, with adjustable jaws and without; 8205: other hand tools.
  'combination-spanner': '82041100',
  'adjustable-spanner': '82041200',
  socket: '82042000',
  'bi-hexagon-socket': '82042000',
  screwdriver: '82054000',
  'phillips-screwdriver': '82054000',
  'engineers-hammer': '82052000',
  // 8482 20: tapered roller bearings.
  'tapered-roller-bearing': '84822000',
}

/** The commodity code of a part of the catalogue; null where it is not known, as of what is not of steel. */
export function customsCodeOf({
  family,
  material,
}: {
  family: string
  material: string | null
}): string | null {
  const isSteel = material !== null && /steel/i.test(material) && !/alumin|brass|copper/i.test(material)
  return isSteel ? (ofFamily[family] ?? null) : null
}
