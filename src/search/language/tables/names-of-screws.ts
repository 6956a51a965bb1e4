import type { Names } from './name-rows.ts'

/** What screws and bolts are called. British, American and German names; see `Names`. */
export const SCREWS: Names = [
  ['bolt: hex bolt | bolt | screw'],
  ['screw: hex bolt | screw | bolt', 'schraube, schrauben, vis'],
  [
    'hex bolt | hex screw | hexagon screw',
    'hexagon bolt, hexagonal bolt, hex head bolt, hexagon head bolt, hex screw, hexagon screw, hex head screw, hexagon head screw, hexagonal screw, sechskantschraube, sechskantschrauben, sechskant schraube, 6kt schraube, 6-kant schraube, maschinenschraube, tap bolt',
  ],
  ['hex cap screw | hex bolt', 'hex head cap screw, hexagon cap screw'],
  ['cap screw | cap'],
  ['hex | hexagon', 'hexagonal, sechskant, 6kt'],
  [
    'socket head cap screw | hexalobular cap screw | low head cap screw',
    'socket cap screw, socket head, hex socket head, hexagon socket head, socket head cap, socket head screw, socket head bolt, socket cap bolt, hex socket head cap screw, hexagon socket head cap screw, hex socket cap screw, hexagon socket screw, hex socket screw, allen bolt, allen screw, allen head screw, allen head bolt, allen cap screw, allen cap head, allen head cap screw, cap head screw, cap head bolt, imbusschraube, imbusschrauben, imbus schraube, inbusschraube, inbusschrauben, inbus schraube, zylinderschraube, zylinderschrauben, zylinderschraube mit innensechskant, innensechskantschraube, innensechskantschrauben, innensechskant zylinderschraube, zylinderkopfschraube, zylinderkopfschraube mit innensechskant, shcs',
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
  ['set screw | hex bolt full thread', 'setscrew'],
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
    'self tapping screw, selftapping screw, self tapper, self tapping, sheet metal screw, blechschraube, blechschrauben, selbstschneidende schraube, thread forming screw, self drilling screw, tek screw, bohrschraube, tapper, pk screw',
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
    't bolt, t-bolt, tee bolt, nutenschraube, t-nutenschraube, t-nut schraube, schraube fur t-nuten',
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
    'all thread, allthread, all thread rod, all thread bar, studding, threaded bar, screwed rod, screw rod, threaded bolt rod, thread rod, gewindestange, gewindestangen, stud bar, gewindestab, rod threaded, threadbar',
  ],
  [
    'stud | threaded stud',
    'stud bolt, double end stud, double ended stud, stiftschraube, stiftschrauben, gewindebolzen, stehbolzen, engine stud, threaded stud',
  ],
  [
    'hexalobular',
    'torx, torx drive, six lobe, 6 lobe, star drive, star drive screw, innensechsrund, innenvielzahn, isr',
  ],
  [
    'hexalobular screw',
    'torx screw, torx bolt, torx head screw, torxschraube, torx schraube, innensechsrundschraube',
  ],
  [
    'phillips | cross recess',
    'cross recess, cross recessed, cross head, crosshead, cross slot, philips, pozidriv, pozi, pozidrive, kreuzschlitz, mit kreuzschlitz, recessed',
  ],
  ['slotted', 'slot, slot head, slotted head, schlitz, mit schlitz, flat blade, straight slot'],
  [
    'full thread',
    'fully threaded, full threaded, vollgewinde, mit vollgewinde, threaded to head, gewinde bis kopf, all threaded, thread to head',
  ],
  [
    'part thread',
    'partially threaded, partial thread, half thread, half threaded, part threaded, teilgewinde, mit schaft, mit teilgewinde, with shank',
  ],
  ['fine thread | fine', 'feingewinde, fine pitch, metric fine, mf thread, fein'],
  ['coarse thread | coarse', 'regelgewinde, standard thread, coarse pitch'],
  ['left hand', 'lefthand, left-handed, lh, linksgewinde, linksgewickelt'],
  ['right hand', 'righthand, right-handed, rh, rechts, rechtsgewinde, rechtsgewickelt'],
  ['external teeth', 'aussenverzahnt'],
  ['internal teeth', 'innenverzahnt'],
  ['internal thread | tapped', 'innengewinde, mit innengewinde, internally threaded'],
]
