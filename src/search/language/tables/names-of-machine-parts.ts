import type { Names } from './name-rows.ts'

/** What bearings, drives and springs are called, and what is said of any part. British, American and German names; see `Names`. */
export const MACHINE_PARTS: Names = [
  // Bearings
  ['bearing: deep groove ball bearing | bearing', 'lager, walzlager, waelzlager, roulement'],
  [
    'ball bearing: deep groove ball bearing | ball bearing',
    'ballbearing, kugellager, radial bearing, radial ball bearing, ballrace, ball race',
  ],
  [
    'deep groove ball bearing',
    'deep groove bearing, dgbb, rillenkugellager, rillenlager, rillen kugellager, single row deep groove, radial deep groove',
  ],
  [
    'thrust ball bearing',
    'thrust bearing, axial bearing, axial ball bearing, axiallager, axialkugellager, axial-rillenkugellager, axialrillenkugellager, drucklager, thrust race',
  ],
  [
    'tapered roller bearing',
    'taper bearing, taper roller bearing, tapered bearing, taper roller, conical bearing, kegelrollenlager, kegellager',
  ],
  [
    'miniature ball bearing',
    'miniature bearing, mini bearing, miniaturkugellager, miniaturlager, small bearing, micro bearing',
  ],
  ['thin section ball bearing', 'thin section bearing, thin bearing, dunnringlager, slim bearing'],
  [
    'pillow block',
    'pillow block bearing, plummer block, pedestal bearing, bearing block, bearing housing, bearing unit, housed bearing, mounted bearing, stehlager, stehlagereinheit, stehlagergehause, lagerbock, pillowblock, pillar block, flanged housing',
  ],
  ['roller bearing', 'rollenlager, zylinderrollenlager, cylindrical roller bearing'],
  [
    'bush',
    'bushing, buchse, buchsen, plain bearing, sleeve bearing, gleitlager, gleitlagerbuchse, gleitbuchse, lagerbuchse, plain bush, journal bearing, sleeve bush, slide bearing',
  ],
  [
    'sintered bush',
    'sinter bush, sintered bushing, sintered bearing, sinterbuchse, sinterbuchsen, sinterlager, sinterbronzebuchse, sinterbronze buchse, oilite bush, oilite bushing, oilite bearing, oilite, oil impregnated bush, self lubricating bush, self-lubricating bushing, bronze bushing, bronze bush, sintered bronze bush, sintered bronze bushing',
  ],
  [
    'wrapped bush',
    'wrapped bushing, du bush, du bushing, du bearing, ptfe bush, ptfe bushing, composite bush, gerollte buchse, dry bush, dry bearing, du',
  ],
  [
    'flanged wrapped bush | flanged bush',
    'flanged bush, flange bush, flanged bushing, bundbuchse, flange bushing, flanged bearing',
  ],
  [
    'precision shaft',
    'linear shaft, hardened shaft, guide shaft, linear rod, smooth rod, linearwelle, prazisionswelle, praezisionswelle, fuhrungswelle, precision rod, ground shaft, hardened rod, steel shaft, linear guide rod, linear rail, guide rail, linear guide, linearschiene, linearfuhrung',
  ],
  // Drives
  [
    'roller chain',
    'rollenkette, rollenketten, drive chain, simplex chain, simplex roller chain, transmission chain, antriebskette',
  ],
  [
    'sprocket',
    'kettenrad, kettenrader, chain wheel, chainwheel, sprocket wheel, chain sprocket, kettenritzel, kettenscheibe, ritzel',
  ],
  [
    'spur gear',
    'gear, gear wheel, gearwheel, cog, cogwheel, cog wheel, pinion, pinion gear, toothed wheel, stirnrad, stirnrader, stirnzahnrad, zahnrad, zahnrader',
  ],
  [
    'timing pulley',
    'toothed pulley, toothed belt pulley, timing belt pulley, synchronous pulley, synchronous belt pulley, belt pulley, pulley, zahnriemenscheibe, zahnriemenscheiben, riemenscheibe, zahnscheibe riemen, zahnriemenrad',
  ],
  [
    'jaw coupling',
    'coupling, spider coupling, shaft coupling, shaft coupler, lovejoy, lovejoy coupling, elastomer coupling, flexible coupling, klauenkupplung, wellenkupplung, kupplung, elastische kupplung, rotex, coupler',
  ],
  ['pilot bore', 'pilot bored, vorgebohrt, vorbohrung, pilotbohrung, unbored'],
  ['finished bore | bore', 'fertigbohrung, finish bore, finish bored, bored to size, keywayed'],
  ['bore', 'bohrung, loch'],
  ['module', 'modul, mod'],
  // Springs
  ['spring: compression spring | spring', 'feder, federn, ressort'],
  [
    'compression spring',
    'pressure spring, push spring, coil spring, helical spring, helical compression spring, druckfeder, druckfedern, schraubendruckfeder, schraubenfeder',
  ],
  [
    'extension spring',
    'tension spring, pull spring, zugfeder, zugfedern, expander spring, helical extension spring',
  ],
  [
    'torsion spring',
    'leg spring, twist spring, schenkelfeder, schenkelfedern, drehfeder, drehfedern, torsionsfeder',
  ],
  [
    'conical spring | conical compression spring',
    'conical compression spring, cone spring, tapered spring, kegelfeder, kegeldruckfeder, kegelige druckfeder, konische druckfeder, conical coil spring',
  ],
  ['wave spring', 'wellenfeder, wellenfedern, wavespring, crest to crest spring, multi wave spring'],
  [
    'gas spring',
    'gas strut, gasstrut, gas damper, gas lift, gas shock, lift support, lift strut, boot strut, bonnet strut, gasfeder, gasdruckfeder, gasdruckfedern, gasdruckdampfer, gasdampfer, gas piston, gas prop',
  ],
  ['coil', 'windung'],
  // What is said of any part
  ['long', 'lang, langer, lange, extended'],
  ['extra long', 'extra lang, extralang'],
  ['short', 'kurz, kurzer, kurze'],
  ['large', 'gross, grosse, grosser, big'],
  ['small', 'klein, kleine, kleiner'],
  ['thin', 'dunn, dunne, duenn, low profile'],
  ['thick', 'dick, dicke'],
  ['high', 'hoch, hohe, tall'],
  ['light', 'leicht, light duty'],
  ['heavy', 'schwer, heavy duty, schwere'],
  ['external', 'aussen'],
  ['internal', 'innen'],
  ['flange', 'flansch, mit flansch, flanged'],
  ['collar', 'mit bund, bund'],
  ['square', 'vierkant'],
  ['knurled', 'gerandelt, randel'],
  ['serrated', 'sperrzahn, verzahnt, verzahnung, mit sperrverzahnung'],
  ['round head', 'halbrund, rundkopf'],
  ['tooth', 'zahn'],
  ['rod', 'stange'],
  ['handle', 'griff, stiel'],
  ['wood', 'holz, timber'],
  ['metric', 'metrisch'],
  ['inch', 'imperial, zollig'],
  ['tapped', 'mit gewinde'],
  ['threaded', 'gewinde'],
  ['radius', 'corner radius, nose radius, eckenradius'],
]
