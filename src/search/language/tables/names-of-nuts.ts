import type { Names } from './name-rows.ts'

/** What nuts, inserts and washers are called. British, American and German names; see `Names`. */
export const NUTS: Names = [
  // Nuts
  ['nut: hex nut | nut', 'mutter, muttern, bolt nut, screw nut'],
  [
    'hex nut | hexagon nut',
    'hexagon nut, hexagonal nut, hex full nut, full nut, sechskantmutter, sechskantmuttern, 6kt mutter, sechskant mutter, finished hex nut, heavy hex nut, standard nut, plain nut, hexnut',
  ],
  [
    'nylon insert lock nut | nylon lock nut',
    'nyloc, nyloc nut, nylock, nylock nut, nylok, nylok nut, nylon lock nut, nylon nut, nylon locking nut, nylon insert nut, nylon insert, nylon insert locknut, nylon locknut, elastic stop nut, esn, nyloc lock nut, stoppmutter, stoppmuttern, stopmutter, stopmuttern, polystopmutter, mutter mit klemmteil, sicherungsmutter mit klemmteil',
  ],
  [
    'lock nut | thin hex nut | jam nut',
    'locknut, locking nut, self locking nut, stop nut, stiff nut, prevailing torque nut, sicherungsmutter, sicherungsmuttern, selbstsichernde mutter, selbstsichernde muttern, selbstsichernde, klemmmutter, aerotight nut',
  ],
  [
    'all-metal lock nut',
    'all metal nut, all metal locking nut, all-metal locknut, stover nut, philidas nut, ganzmetallmutter, ganzmetallsicherungsmutter, ganzmetall',
  ],
  [
    'thin hex nut | thin hexagon nut | jam nut',
    'thin nut, thin hexagon nut, half nut, check nut, flache mutter, flache sechskantmutter, flachmutter, sechskantmutter niedrig, sechskantmutter niedrige form, low nut, half height nut',
  ],
  ['jam nut | thin hex nut', 'hex jam nut, jamnut, kontermutter, kontermuttern, gegenmutter'],
  ['wing nut', 'wingnut, butterfly nut, flugelmutter, fluegelmutter, flugelmuttern, thumb nut'],
  [
    'cap nut | domed cap nut',
    'dome nut, domed nut, acorn nut, acorn, domed cap nut, dome cap nut, hutmutter, hutmuttern, blind nut, closed end nut, hexagon domed cap nut, acorn cap nut',
  ],
  [
    'castle nut | slotted nut',
    'castellated nut, kronenmutter, kronenmuttern, castle, crown nut, hex castle nut, slotted hex nut',
  ],
  [
    'coupling nut',
    'connecting nut, connector nut, long nut, hex coupling nut, rod coupler, rod connector, studding connector, extension nut, hex coupler, verbindungsmutter, langmutter, sechskantmuffe, gewindemuffe, distanzmutter, long hex nut, joining nut',
  ],
  [
    'flange nut',
    'flanged nut, hex flange nut, serrated flange nut, flanschmutter, flanschmuttern, bundmutter, sperrzahnmutter, flanged hex nut, mutter mit flansch, sechskantmutter mit flansch, whiz nut',
  ],
  ['collar nut', 'sechskantmutter mit bund, mutter mit bund'],
  ['square nut', 'vierkantmutter, vierkantmuttern, 4kt mutter'],
  [
    'tee nut | t-slot nut',
    't nut, t-nut, einschlagmutter, einschlagmuttern, drive-in nut, blind tee nut, wood tee nut, pronged nut, climbing hold nut',
  ],
  [
    't-slot nut',
    'tee slot nut, t slot, nutenstein, nutensteine, t-nutenstein, mutter fur t-nuten, t-nuten mutter, slot nut',
  ],
  [
    'rivet nut',
    'rivnut, nutsert, nut rivet, rivet insert, blind rivet nut, blindnietmutter, blindnietmuttern, nietmutter, einnietmutter, threaded rivet insert, riv nut, nut sert, rivetnut',
  ],
  [
    'wood insert',
    'screw-in insert, threaded insert for wood, wood threaded insert, einschraubmutter, eindrehmutter, rampa, rampamuffe, rampamuffen, wood nut insert, furniture insert',
  ],
  [
    'heat-set insert',
    'heat insert, heatset insert, heat-staked insert, melt-in insert, plastic insert, einschmelzmutter, gewindeeinsatz fur kunststoff, einpressmutter, 3d print insert, 3d printing insert',
  ],
  ['self-tapping insert', 'ensat, self tapping threaded insert, selbstschneidender gewindeeinsatz'],
  ['insert', 'einsatz'],
  [
    'threaded insert: self tapping insert | heat set insert | straight insert | wood insert',
    'gewindeeinsatz, gewindeeinsatze, gewindebuchse, thread insert, threaded bush',
  ],
  [
    'standoff | hex standoff',
    'hex standoff, hexagon standoff, stand off, abstandsbolzen, abstandbolzen, male female standoff, pcb standoff, distanzbolzen',
  ],
  [
    'spacer | hex spacer',
    'hex spacer, hexagon spacer, female standoff, abstandshulse, distanzhulse, gewindehulse, abstandshalter, female female standoff',
  ],
  ['knurled nut', 'randelmutter, raendelmutter, knurled thumb nut'],
  ['spherical seat nut', 'spherical nut, kugelmutter, sechskantmutter mit kugeliger auflage'],
  // Washers
  ['washer: flat washer | washer', 'scheibe, scheiben, rondelle'],
  [
    'flat washer | washer',
    'plain washer, unterlegscheibe, unterlegscheiben, unterleg scheibe, u-scheibe, beilagscheibe, form a washer, standard washer, flat plain washer, round washer',
  ],
  [
    'spring lock washer | split lock washer | lock washer',
    'spring washer, split washer, single coil washer, helical spring washer, federring, federringe, sprengring washer, grower, grower washer',
  ],
  ['lock washer', 'lockwasher, locking washer, sicherungsscheibe washer'],
  ['split lock washer | spring lock washer', 'split lockwasher'],
  [
    'penny washer | large washer | timber washer',
    'fender washer, repair washer, mudguard washer, oversize washer, body washer, kotflugelscheibe, karosseriescheibe, karosseriescheiben, penny, grosse scheibe, grosse unterlegscheibe',
  ],
  ['large washer | penny washer', 'wide washer, big washer'],
  [
    'serrated washer | serrated lock washer',
    'toothed washer, tooth washer, toothed lock washer, tooth lock washer, star washer, star lock washer, shakeproof washer, shake proof washer, facherscheibe, faecherscheibe, facherscheiben, zahnscheibe, zahnscheiben, serrated lock washer',
  ],
  [
    'curved spring washer',
    'wave washer, wavy washer, crinkle washer, curved washer, federscheibe, federscheiben, wellenscheibe, gewolbte federscheibe',
  ],
  ['conical spring washer', 'conical washer, spannscheibe, spannscheiben, conical lock washer'],
  [
    'disc spring | conical spring washer',
    'belleville, belleville washer, belleville spring, belleville disc, bellville, bellville washer, disk spring, tellerfeder, tellerfedern, cup spring, cupped spring washer, coned disc spring, spring disc, cone washer',
  ],
  ['spherical washer', 'kugelscheibe, kugelscheiben, spherical seat washer'],
  ['conical seat', 'kegelpfanne, kegelpfannen, conical cup, dished washer'],
  ['structural washer', 'hv washer, hv scheibe, structural steel washer'],
  ['thick washer', 'dicke scheibe, heavy washer'],
  [
    'bonded seal',
    'dowty washer, dowty seal, dowty, usit ring, usit, bonded washer, sealing washer, dichtscheibe, gummimetalldichtung',
  ],
]
