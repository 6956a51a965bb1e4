import type { Names } from './name-rows.ts'

/** What pins, rings, keys, seals and rivets are called. British, American and German names; see `Names`. */
export const PINS: Names = [
  // Pins
  ['pin', 'stift, stifte'],
  [
    'split pin',
    'cotter pin, cotter, cotter key, cotterpin, splitpin, split cotter, split cotter pin, splint, splinte, sicherungssplint',
  ],
  [
    'spring pin | slotted spring pin | coiled pin',
    'roll pin, rollpin, tension pin, sellock pin, sel-lok pin, selok pin, c pin, slotted spring pin, slotted pin, expansion pin, spring tension pin, spring dowel, spannstift, spannstifte, spannhulse, spannhuelse, spannhulsen, schwerspannstift, springpin',
  ],
  [
    'coiled pin',
    'coiled spring pin, coil pin, spiral pin, spirol pin, spirol, spiralspannstift, spiral spring pin, spiral roll pin',
  ],
  [
    'dowel pin | parallel pin',
    'dowel, locating pin, alignment pin, fixing pin, dowelpin, hardened dowel, ground dowel, zylinderstift, zylinderstifte, passstift, passstifte, steel dowel',
  ],
  ['parallel pin | dowel pin', 'parallel dowel, parallel dowel pin, straight pin, cylindrical pin'],
  ['taper pin', 'tapered pin, conical pin, kegelstift, kegelstifte'],
  ['grooved pin', 'groove pin, knurled pin, kerbstift, kerbstifte, passkerbstift, knebelkerbstift'],
  [
    'clevis pin',
    'clevis, yoke pin, hinge pin, gabelbolzen, bolzen mit kopf, bolzen ohne kopf, gabelkopfbolzen, fork pin, pivot pin, headed pin',
  ],
  ['clevis pin | bolt | stud', 'bolzen'],
  [
    'tapped dowel pin',
    'extractable dowel, extractable dowel pin, pull dowel, pull dowel pin, zylinderstift mit innengewinde, threaded dowel, dowel with internal thread, pull out dowel',
  ],
  // Rings, keys, seals
  [
    'circlip | e-clip',
    'snap ring, snapring, retaining ring, retainer ring, c clip, c-clip, lock ring, sicherungsring, sicherungsringe, seegerring, seeger ring, seegerringe, seeger, sprengring, spring clip ring, jesus clip',
  ],
  [
    'circlip for shafts',
    'external circlip, external snap ring, external retaining ring, shaft circlip, shaft snap ring, shaft retaining ring, circlip external, circlip shaft, snap ring external, sicherungsring fur wellen, sicherungsring welle, sicherungsring aussen, wellensicherungsring, aussensicherungsring, seegerring welle, seegerring aussen, seegerring fur wellen, outside circlip',
  ],
  [
    'circlip for bores',
    'internal circlip, internal snap ring, internal retaining ring, bore circlip, circlip internal, circlip bore, snap ring internal, hole circlip, sicherungsring fur bohrungen, sicherungsring bohrung, sicherungsring innen, innensicherungsring, seegerring bohrung, seegerring innen, seegerring fur bohrungen, inside circlip',
  ],
  ['e-clip', 'e clip, e ring, e-ring, sicherungsscheibe, sicherungsscheiben, e type circlip'],
  ['o-ring', 'o ring, o-ringe, rundring, runddichtring, o seal, torus seal, o-ring seal, o-ring dichtung'],
  [
    'shaft seal | rotary shaft seal',
    'oil seal, oilseal, lip seal, radial shaft seal, radial oil seal, rotary seal, rotary lip seal, simmerring, simmer ring, simmerringe, simmering, wellendichtring, wellendichtringe, radialwellendichtring, radial wellendichtring, wdr, rwdr',
  ],
  ['dust lip', 'double lip, staublippe, mit staublippe, dual lip'],
  ['seal', 'dichtung, dichtungen, dichtring'],
  [
    'parallel key',
    'feather key, shaft key, machine key, keyway key, drive key, rectangular key, passfeder, passfedern, keystock, key stock, sunk key, keysteel',
  ],
  [
    'woodruff key',
    'scheibenfeder, scheibenfedern, half moon key, halfmoon key, woodruff, woodruf key, half-round key',
  ],
  [
    'shaft collar',
    'stop collar, locking collar, lock collar, set collar, stellring, stellringe, klemmring, shaft ring, collar with set screw, adjusting ring',
  ],
  // Rivets
  ['rivet', 'niet, niete, nieten'],
  [
    'blind rivet',
    'pop rivet, poprivet, blindniet, blindniete, blindnieten, popniet, popniete, popnieten, pull rivet, rivets pop',
  ],
  ['round head rivet', 'solid rivet, halbrundniet, halbrundniete, dome head rivet, snap head rivet'],
  ['countersunk rivet', 'senkniet, senkniete, flat head rivet, csk rivet'],
]
