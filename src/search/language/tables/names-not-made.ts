/**
 * What people ask for and the shop does not make: what it is called, what is nearest to it here in the form of `Names` (null: nothing
 * is), and what else is written for it.
 */
export type NotMade = readonly (readonly [text: string, nearest: string | null, written?: string])[]

export const NOT_MADE: NotMade = [
  [
    'cable tie',
    'hose clamp',
    'cable ties, tie wrap, tyrap, kabelbinder, serre-câble plastique, colson, brida plástica',
  ],
  ['zip tie', 'hose clamp', 'ziptie'],
  ['nail', 'wood screw', 'nagel, nägel, clou, clous, clavo, chiodo, prego, spijker, gwóźdź, gwoździe'],
  [
    'wall plug',
    'coach screw | lag screw',
    'wallplug, rawl plug, rawlplug, dübel, duebel, plug, cheville, taco, tassello, bucha de parede, kołek rozporowy',
  ],
  [
    'anchor',
    'threaded rod | threaded stud',
    'anchor bolt, wedge anchor, expansion anchor, expansion bolt, through bolt, sleeve anchor, chemical anchor, schwerlastanker, bolzenanker, ankerbolzen',
  ],
  ['cable gland', null, 'gland, kabelverschraubung, presse-étoupe'],
  ['v belt', 'timing pulley', 'v-belt, vbelt, keilriemen, wedge belt'],
  [
    'belt',
    'timing pulley',
    'timing belt, toothed belt, drive belt, zahnriemen, riemen, courroie, correa, cinghia dentata',
  ],
  ['rod end', null, 'rod end bearing, rose joint, heim joint, gelenkkopf, rod eye, rotule'],
  ['ball joint', null, 'winkelgelenk, kugelgelenk'],
  [
    'ball screw',
    'threaded rod | threaded stud',
    'ballscrew, kugelgewindespindel, lead screw, leadscrew, trapezoidal screw',
  ],
  [
    'needle bearing',
    'deep groove ball bearing | bearing',
    'needle roller bearing, nadellager, nadelhülse, nadelrollenlager, roulement à aiguilles',
  ],
  ['angular contact bearing', 'deep groove ball bearing', 'angular contact ball bearing, schrägkugellager'],
  [
    'self-aligning bearing',
    'deep groove ball bearing',
    'self-aligning ball bearing, pendelkugellager, spherical roller bearing, pendelrollenlager',
  ],
  ['spherical plain bearing', 'sintered bush', 'gelenklager'],
  [
    'linear bearing',
    'sintered bush',
    'linear ball bearing, linear bushing, linearlager, linearkugellager, lm8uu, lm6uu, lm10uu, lm12uu, lm16uu, lm20uu',
  ],
  ['wire thread insert', 'self tapping insert', 'helicoil, heli coil, wire insert, gewindeeinsatz draht'],
  ['r-clip', 'split pin', 'r clip, hairpin cotter, hair pin, federstecker, linchpin, lynch pin'],
  ['motor', null, 'electric motor, stepper motor, servo motor, servo, nema 17, nema 23'],
  [
    'hydraulic fitting',
    null,
    'hydraulic, hydraulic hose, hydraulikschlauch, pipe fitting, elbow, valve, ventil',
  ],
  ['pneumatic cylinder', 'gas spring', 'pneumatic, air cylinder, pneumatikzylinder'],
  ['bit', 'screwdriver', 'screwdriver bit, hex bit, bit set, torx bit, pozidriv bit, phillips bit, bits'],
  ['saw blade', null, 'saw, sägeblatt, hacksaw blade, jigsaw blade'],
  ['grinding disc', null, 'cutting disc, flap disc, trennscheibe, schleifscheibe'],
  ['glue', null, 'epoxy, epoxy glue, adhesive, superglue, klebstoff, kleber'],
  ['loctite', 'nylon insert lock nut', 'threadlocker, thread locker, schraubensicherung flüssig'],
  ['grease', null, 'grease gun, lubricant, oil can, schmierfett, fett'],
  ['magnet', null, 'magnets, neodymium magnet, magnete'],
  ['tape', null, 'duct tape, masking tape, klebeband, gaffer tape'],
  ['led', null, 'led strip, light bulb, lamp'],
  ['battery', null, 'charger, laptop charger, laptop, batterie'],
  ['phone case', null, 'iphone, phone, iphone case'],
  ['chair', null, 'stool, stuhl'],
  ['rubber mat', null, 'mat, floor mat, matte'],
  ['padlock', null, 'door lock, vorhängeschloss'],
  ['gasket sheet', null, 'gasket paper, dichtungspapier'],
  ['welding wire', null, 'welding rod, electrode, schweissdraht'],
  ['sandpaper', null, 'abrasive paper, schleifpapier'],
  ['paint', null, 'spray paint, lack'],
  ['staple', null, 'staples, heftklammer'],
]
