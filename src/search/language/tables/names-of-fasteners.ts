import type { Names } from './name-rows.ts'

/** What fasteners are called. British, American and German names; see `Names`. */
export const FASTENERS: Names = [
  // Screws and bolts
  ['bolt | screw', 'bolts'],
  ['screw | bolt', 'schraube, schrauben, vis'],
  [
    'hex bolt | hex screw | hexagon screw',
    'hexagon bolt, hexagonal bolt, hex head bolt, hexagon head bolt, hex screw, hexagon screw, hex head screw, hexagon head screw, hexagonal screw, sechskantschraube, sechskantschrauben, sechskant schraube, 6kt schraube, 6-kant schraube, maschinenschraube, tap bolt',
  ],
  ['hex cap screw | hex bolt', 'hex head cap screw, hexagon cap screw'],
  ['cap screw | cap'],
  ['hex | hexagon', 'hexagonal, sechskant, 6kt'],
  [
    'socket head cap screw | hexalobular cap screw | low head cap screw',
    'socket cap screw, socket head, socket head screw, socket head bolt, socket cap bolt, hex socket head cap screw, hexagon socket head cap screw, hex socket cap screw, hexagon socket screw, hex socket screw, allen bolt, allen screw, allen head screw, allen head bolt, allen cap screw, allen cap head, allen head cap screw, cap head screw, cap head bolt, imbusschraube, imbusschrauben, imbus schraube, inbusschraube, inbusschrauben, inbus schraube, zylinderschraube, zylinderschrauben, zylinderschraube mit innensechskant, innensechskantschraube, innensechskantschrauben, innensechskant zylinderschraube, zylinderkopfschraube, zylinderkopfschraube mit innensechskant, shcs',
  ],
  ['socket head cap screw | socket screw', 'socket screw, socket bolt'],
  [
    'low head cap screw',
    'low profile cap screw, low head socket cap screw, low head screw, zylinderschraube niedriger kopf, niedriger kopf',
  ],
  [
    'button head socket screw | button head screw | button head',
    'button head screw, button head, button head bolt, button head cap screw, button head socket cap screw, allen button head, dome head screw, domed head screw, mushroom head screw, bhcs, halbrundkopfschraube, linsenkopfschraube mit innensechskant, linsenschraube mit innensechskant, flachkopfschraube mit innensechskant, flachrundkopfschraube',
  ],
  [
    'countersunk socket screw | flat head socket screw | hexalobular countersunk screw',
    'flat head socket screw, flat head socket cap screw, flat head cap screw, countersunk socket head screw, countersunk socket cap screw, countersunk allen screw, countersunk allen bolt, allen countersunk, allen countersunk screw, allen flat head, csk socket screw, csk allen, fhcs, senkschraube mit innensechskant, senkkopfschraube mit innensechskant, innensechskant senkschraube',
  ],
  [
    'countersunk screw | flat head screw | countersunk socket screw',
    'countersunk bolt, countersunk head screw, counter sunk screw, counter sunk bolt, csk screw, csk bolt, csk head screw, senkschraube, senkschrauben, senkkopfschraube, senkkopfschrauben, machine screw countersunk, countersunk machine screw',
  ],
  ['countersunk | csk | flat head', 'csk, counter sunk, senkkopf, countersunk head'],
  ['flat head screw | countersunk screw', 'flathead screw, flat head bolt'],
  ['flat head | countersunk', 'flathead'],
  [
    'raised countersunk | oval head | raised csk',
    'raised csk, oval head, oval, linsensenk, raised countersunk head',
  ],
  [
    'raised countersunk screw | oval head screw',
    'oval head screw, raised csk screw, linsensenkschraube, linsensenkkopfschraube',
  ],
  [
    'pan head screw | pan screw',
    'pan head bolt, panhead screw, flachkopfschraube, linsenschraube, linsenkopfschraube, linsenschraube mit kreuzschlitz, pan head machine screw',
  ],
  ['pan head | pan', 'panhead'],
  [
    'cheese head screw',
    'zylinderschraube mit schlitz, schlitzschraube, zylinderkopfschraube mit schlitz, cheesehead screw',
  ],
  ['fillister head screw | cheese head screw', 'fillister screw'],
  ['truss head screw', 'truss head machine screw'],
  ['truss head'],
  ['cheese head'],
  ['fillister head | fillister'],
  ['machine screw | screw', 'maschinenschrauben, metric machine screw'],
  [
    'set screw | slotted set screw',
    'grub screw, grubscrew, allen set screw, allen grub screw, socket set screw, hex set screw, hex socket set screw, headless screw, madenschraube, madenschrauben, gewindestift, gewindestifte, gewindestift mit innensechskant, wurmschraube, gew stift',
  ],
  ['set screw | hex bolt full thread', 'setscrew, setscrews'],
  ['cup point', 'ringschneide, mit ringschneide, cup pointed'],
  ['cone point', 'mit spitze, cone pointed, spitze'],
  ['dog point', 'mit zapfen, zapfen'],
  ['flat point', 'kegelkuppe, mit kegelkuppe, kegelstumpf'],
  [
    'coach screw | lag screw',
    'sechskant holzschraube, sechskantholzschraube, schlusselschraube, holzbauschraube',
  ],
  ['lag screw | coach screw', 'lag bolt, hex lag, hex lag screw, hex lag bolt, lag'],
  [
    'carriage bolt',
    'coach bolt, cup square bolt, cup head bolt, cup square hex bolt, cup square, carriage screw, schlossschraube, schlossschrauben, flachrundschraube, flachrundschraube mit vierkantansatz, torbandschraube, mushroom head square neck bolt, round head square neck bolt, saucer head bolt',
  ],
  [
    'wood screw',
    'woodscrew, holzschraube, holzschrauben, chipboard screw, spanplattenschraube, spanplattenschrauben, spax, timber screw',
  ],
  [
    'tapping screw',
    'self tapping screw, self-tapping screw, selftapping screw, self tapper, self tapping, sheet metal screw, blechschraube, blechschrauben, selbstschneidende schraube, thread forming screw, self drilling screw, tek screw, bohrschraube, tapper, pk screw',
  ],
  [
    'flange bolt | flange screw',
    'flanged bolt, flange head bolt, flanged hex bolt, hex flange bolt, hexagon flange bolt, hexagon flange screw, hex flange screw, flanged screw, flanschschraube, flanschschrauben, sechskantschraube mit flansch, sperrzahnschraube, sechskantflanschschraube',
  ],
  [
    'shoulder screw',
    'shoulder bolt, stripper bolt, passschraube, schulterschraube, ansatzschraube, passschulterschraube',
  ],
  [
    'thumb screw',
    'thumbscrew, knurled screw, knurled thumb screw, knurled head screw, knurled head thumb screw, finger screw, randelschraube, raendelschraube, randelschrauben, flugelschraube, wing screw, wing bolt, hand screw',
  ],
  [
    't-slot bolt | t-head bolt',
    't bolt, t-bolt, tee bolt, tbolt, nutenschraube, t-nutenschraube, t-nut schraube, schraube fur t-nuten',
  ],
  ['t-head bolt', 'hammerkopfschraube, hammer head bolt, hammerhead bolt'],
  ['square bolt | square collar bolt', 'square head bolt, vierkantschraube, square head screw'],
  [
    'structural bolt',
    'hv bolt, hv screw, hv schraube, hr bolt, hv garnitur, preloaded bolt, stahlbauschraube, high strength structural bolt, heavy hex bolt',
  ],
  [
    'lifting eye bolt',
    'eye bolt, eyebolt, ring bolt, eye screw, eye hook bolt, lifting eye, ringschraube, ringschrauben, augenschraube, lifting bolt, tragose, hebeose',
  ],
  ['lifting eye nut', 'eye nut, eyenut, ring nut, ringmutter, ringmuttern, lifting nut'],
  [
    'threaded rod | threaded stud',
    'all thread, all-thread, allthread, all thread rod, all thread bar, studding, threaded bar, screwed rod, screw rod, threaded bolt rod, thread rod, gewindestange, gewindestangen, stud bar, gewindestab, rod threaded, threadbar',
  ],
  [
    'stud | threaded stud',
    'stud bolt, double end stud, double ended stud, stiftschraube, stiftschrauben, gewindebolzen, stehbolzen, engine stud, threaded stud',
  ],
  [
    'hexalobular',
    'torx, torx drive, six lobe, 6 lobe, 6-lobe, star drive, star drive screw, innensechsrund, innenvielzahn, isr',
  ],
  [
    'hexalobular screw',
    'torx screw, torx bolt, torx head screw, torxschraube, torx schraube, innensechsrundschraube',
  ],
  [
    'phillips | cross recess',
    'cross recess, cross recessed, cross head, crosshead, cross slot, cross-slot, philips, philip, phillip, pozidriv, pozi, pozidrive, kreuzschlitz, mit kreuzschlitz, recessed',
  ],
  ['slotted', 'slot, slot head, slotted head, schlitz, mit schlitz, flat blade, straight slot'],
  [
    'full thread',
    'fully threaded, full threaded, full threads, vollgewinde, mit vollgewinde, threaded to head, gewinde bis kopf, all threaded, thread to head',
  ],
  [
    'part thread',
    'partially threaded, partial thread, half thread, half threaded, part threaded, teilgewinde, mit schaft, mit teilgewinde, with shank',
  ],
  ['fine thread | fine', 'feingewinde, fine pitch, metric fine, mf thread, fein'],
  ['coarse thread | coarse', 'regelgewinde, standard thread, coarse pitch'],
  ['left hand', 'lefthand, left-handed, lh, linksgewinde, linksgewickelt'],
  ['right hand', 'righthand, right-handed, rh, rechts, rechtsgewinde, rechtsgewickelt'],
  ['external teeth', 'external tooth, aussenverzahnt'],
  ['internal teeth', 'internal tooth, innenverzahnt'],
  ['internal thread | tapped', 'innengewinde, mit innengewinde, internally threaded'],
  // Nuts
  ['nut', 'mutter, muttern, ecrou'],
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
    'locknut, locking nut, self locking nut, self-locking nut, stop nut, stiff nut, prevailing torque nut, sicherungsmutter, sicherungsmuttern, selbstsichernde mutter, selbstsichernde muttern, selbstsichernde, klemmmutter, aerotight nut',
  ],
  [
    'all-metal lock nut',
    'all metal nut, all metal locking nut, all-metal nut, all-metal locknut, stover nut, philidas nut, ganzmetallmutter, ganzmetallsicherungsmutter, ganzmetall',
  ],
  [
    'thin hex nut | thin hexagon nut | jam nut',
    'thin nut, thin hexagon nut, half nut, check nut, flache mutter, flache sechskantmutter, flachmutter, sechskantmutter niedrig, sechskantmutter niedrige form, low nut, half height nut',
  ],
  ['jam nut | thin hex nut', 'hex jam nut, jamnut, kontermutter, kontermuttern, gegenmutter'],
  ['wing nut', 'wingnut, butterfly nut, flugelmutter, fluegelmutter, flugelmuttern, thumb nut, wing nuts'],
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
    't nut, t-nut, tnut, einschlagmutter, einschlagmuttern, drive-in nut, drive in nut, blind tee nut, wood tee nut, pronged nut, climbing hold nut',
  ],
  [
    't-slot nut',
    'tee slot nut, t slot, tslot nut, nutenstein, nutensteine, t-nutenstein, mutter fur t-nuten, t-nuten mutter, slot nut',
  ],
  [
    'rivet nut',
    'rivnut, nutsert, nut rivet, rivet insert, blind rivet nut, blindnietmutter, blindnietmuttern, nietmutter, einnietmutter, threaded rivet insert, riv nut, nut sert, rivetnut',
  ],
  [
    'wood insert',
    'screw-in insert, screw in insert, threaded insert for wood, wood threaded insert, einschraubmutter, eindrehmutter, rampa, rampamuffe, rampamuffen, wood nut insert, furniture insert',
  ],
  [
    'heat-set insert',
    'heat insert, heat set inserts, heatset insert, heat-staked insert, melt-in insert, plastic insert, einschmelzmutter, gewindeeinsatz fur kunststoff, einpressmutter, 3d print insert, 3d printing insert',
  ],
  ['self-tapping insert', 'ensat, self tapping threaded insert, selbstschneidender gewindeeinsatz'],
  ['insert', 'threaded insert, gewindeeinsatz, gewindeeinsatze, gewindebuchse, thread insert'],
  [
    'standoff | hex standoff',
    'hex standoff, hexagon standoff, stand off, stand-off, abstandsbolzen, abstandbolzen, male female standoff, pcb standoff, distanzbolzen',
  ],
  [
    'spacer | hex spacer',
    'hex spacer, hexagon spacer, female standoff, abstandshulse, distanzhulse, gewindehulse, abstandshalter, female female standoff',
  ],
  ['knurled nut', 'randelmutter, raendelmutter, knurled thumb nut'],
  ['spherical seat nut', 'spherical nut, kugelmutter, sechskantmutter mit kugeliger auflage'],
  // Washers
  ['washer', 'scheibe, scheiben, rondelle'],
  [
    'flat washer | washer',
    'plain washer, unterlegscheibe, unterlegscheiben, unterleg scheibe, u-scheibe, uscheibe, beilagscheibe, form a washer, standard washer, flat plain washer, round washer',
  ],
  [
    'spring lock washer | split lock washer | lock washer',
    'spring washer, spring lock washer, split washer, single coil washer, helical spring washer, federring, federringe, sprengring washer, grower, grower washer',
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
  // Pins
  ['pin', 'stift, stifte'],
  [
    'split pin',
    'cotter pin, cotter, cotter key, cotterpin, splitpin, split cotter, split cotter pin, splint, splinte, sicherungssplint',
  ],
  [
    'spring pin | slotted spring pin | coiled pin',
    'roll pin, rollpin, roll-pin, tension pin, sellock pin, sel-lok pin, selok pin, c pin, slotted spring pin, slotted pin, expansion pin, spring tension pin, spring dowel, spannstift, spannstifte, spannhulse, spannhuelse, spannhulsen, schwerspannstift, springpin',
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
    'snap ring, snapring, snap-ring, retaining ring, retainer ring, c clip, c-clip, lock ring, sicherungsring, sicherungsringe, seegerring, seeger ring, seegerringe, seeger, sprengring, spring clip ring, jesus clip, circlips',
  ],
  [
    'circlip for shafts',
    'external circlip, external snap ring, external retaining ring, shaft circlip, shaft snap ring, shaft retaining ring, circlip external, circlip shaft, snap ring external, sicherungsring fur wellen, sicherungsring welle, sicherungsring aussen, wellensicherungsring, aussensicherungsring, seegerring welle, seegerring aussen, seegerring fur wellen, outside circlip',
  ],
  [
    'circlip for bores',
    'internal circlip, internal snap ring, internal retaining ring, bore circlip, circlip internal, circlip bore, snap ring internal, hole circlip, sicherungsring fur bohrungen, sicherungsring bohrung, sicherungsring innen, innensicherungsring, seegerring bohrung, seegerring innen, seegerring fur bohrungen, inside circlip',
  ],
  ['e-clip', 'e clip, eclip, e ring, e-ring, sicherungsscheibe, sicherungsscheiben, e type circlip'],
  [
    'o-ring',
    'oring, o ring, orings, o-ringe, rundring, runddichtring, o seal, torus seal, o-ring seal, o-ring dichtung',
  ],
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
    'pop rivet, poprivet, pop-rivet, blindniet, blindniete, blindnieten, popniet, popniete, popnieten, pull rivet, rivets pop',
  ],
  ['round head rivet', 'solid rivet, halbrundniet, halbrundniete, dome head rivet, snap head rivet'],
  ['countersunk rivet', 'senkniet, senkniete, flat head rivet, csk rivet'],
]
