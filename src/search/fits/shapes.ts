/** What a screw is turned by. */
export type Drive =
  | 'hexagon'
  | 'hexagon socket'
  | 'hexalobular socket'
  | 'cross recess'
  | 'pozidriv'
  | 'slot'
  | 'none'

/** What a screw's head lies on: a flat face that takes a washer, a countersink, or a flange of its own. */
type Seat = 'face' | 'countersink' | 'flange'

/** The kind of a shape, by which the rules go. */
export type Kind =
  | { readonly of: 'screw'; readonly drive: Drive; readonly seat: Seat }
  /** Screwed into a thread, without a head. */
  | { readonly of: 'set screw'; readonly drive: Drive }
  | { readonly of: 'stud' | 'rod' | 'hex nut' | 'nut' | 't-nut' | 'insert' | 'flat washer' }
  | { readonly of: 'ball bearing' | 'roller bearing' | 'thrust bearing' | 'bearing unit' | 'bush' | 'shaft' }
  | { readonly of: 'shaft seal' | 'parallel key' | 'shaft circlip' | 'bore circlip' | 'collar' }
  | { readonly of: 'hex key' | 'spanner' | 'tap' | 'chain' | 'sprocket' }
  | { readonly of: 'pin' | 'spring pin' | 'drilled pin' | 'blind rivet' }

const screw = (drive: Drive, seat: Seat = 'face'): Kind => ({ of: 'screw', drive, seat })
const setScrew = (drive: Drive): Kind => ({ of: 'set screw', drive })

/** The kinds of shapes, by their names in the catalogue. Of others the rules say nothing. */
const KINDS: Readonly<Record<string, Kind>> = {
  'hex-bolt': screw('hexagon'),
  'hex-bolt-with-shank': screw('hexagon'),
  'flange-bolt': screw('hexagon', 'flange'),
  'plain-flange-bolt': screw('hexagon', 'flange'),
  'carriage-bolt': screw('none'),
  't-head-bolt': screw('none'),
  'socket-cap-screw': screw('hexagon socket'),
  'guided-cap-screw': screw('hexagon socket'),
  'button-head-screw': screw('hexagon socket'),
  'collar-button-screw': screw('hexagon socket', 'flange'),
  'countersunk-screw': screw('hexagon socket', 'countersink'),
  'flat-head-screw': screw('hexagon socket', 'countersink'),
  'lobular-cap-screw': screw('hexalobular socket'),
  'lobular-cheese-screw': screw('hexalobular socket'),
  'lobular-pan-screw': screw('hexalobular socket'),
  'lobular-countersunk-screw': screw('hexalobular socket', 'countersink'),
  'cross-pan-screw': screw('cross recess'),
  'pozi-pan-screw': screw('pozidriv'),
  'pozi-countersunk-screw': screw('pozidriv', 'countersink'),
  'cross-cheese-screw': screw('cross recess'),
  'cross-countersunk-screw': screw('cross recess', 'countersink'),
  'cross-raised-screw': screw('cross recess', 'countersink'),
  'slotted-pan-screw': screw('slot'),
  'slotted-cheese-screw': screw('slot'),
  'slotted-round-screw': screw('slot'),
  'slotted-countersunk-screw': screw('slot', 'countersink'),
  'slotted-raised-screw': screw('slot', 'countersink'),
  'cup-point-screw': setScrew('hexagon socket'),
  'cone-point-screw': setScrew('hexagon socket'),
  'flat-point-screw': setScrew('hexagon socket'),
  'dog-point-screw': setScrew('hexagon socket'),
  'slotted-set-screw-cup': setScrew('slot'),
  'slotted-set-screw-cone': setScrew('slot'),
  'slotted-set-screw-flat': setScrew('slot'),
  'slotted-set-screw-dog': setScrew('slot'),
  stud: { of: 'stud' },
  'threaded-rod': { of: 'rod' },
  'hex-nut': { of: 'hex nut' },
  'nyloc-nut': { of: 'hex nut' },
  'metal-lock-nut': { of: 'hex nut' },
  'castle-nut': { of: 'hex nut' },
  'slotted-nut': { of: 'hex nut' },
  'stamped-nut': { of: 'hex nut' },
  'cap-nut': { of: 'hex nut' },
  'flange-nut': { of: 'nut' },
  'flange-lock-nut': { of: 'nut' },
  'flange-insert-nut': { of: 'nut' },
  'square-nut': { of: 'nut' },
  'thin-square-nut': { of: 'nut' },
  'wing-nut': { of: 'nut' },
  'knurled-nut': { of: 'nut' },
  't-nut': { of: 't-nut' },
  'tee-nut': { of: 'insert' },
  'rivet-nut': { of: 'insert' },
  'wood-insert': { of: 'insert' },
  'tapping-insert': { of: 'insert' },
  'heat-insert': { of: 'insert' },
  'headed-heat-insert': { of: 'insert' },
  'hex-spacer': { of: 'insert' },
  'flat-washer': { of: 'flat washer' },
  'chamfered-washer': { of: 'flat washer' },
  'ball-bearing': { of: 'ball bearing' },
  'shielded-ball-bearing': { of: 'ball bearing' },
  'sealed-ball-bearing': { of: 'ball bearing' },
  'self-aligning-bearing': { of: 'ball bearing' },
  'angular-contact-bearing': { of: 'roller bearing' },
  'cylindrical-roller-bearing': { of: 'roller bearing' },
  'tapered-roller-bearing': { of: 'roller bearing' },
  'thrust-bearing': { of: 'thrust bearing' },
  'pillow-block': { of: 'bearing unit' },
  'plain-bush': { of: 'bush' },
  'flanged-bush': { of: 'bush' },
  'precision-shaft': { of: 'shaft' },
  'shaft-seal': { of: 'shaft seal' },
  'dust-lip-shaft-seal': { of: 'shaft seal' },
  'round-key': { of: 'parallel key' },
  'straight-key': { of: 'parallel key' },
  'shaft-circlip': { of: 'shaft circlip' },
  'bore-circlip': { of: 'bore circlip' },
  'shaft-collar': { of: 'collar' },
  'hex-key': { of: 'hex key' },
  'combination-spanner': { of: 'spanner' },
  socket: { of: 'spanner' },
  'bi-hexagon-socket': { of: 'spanner' },
  'machine-tap': { of: 'tap' },
  'straight-tap': { of: 'tap' },
  'through-shank-tap': { of: 'tap' },
  'inch-tap': { of: 'tap' },
  'inch-spiral-tap': { of: 'tap' },
  'roller-chain': { of: 'chain' },
  sprocket: { of: 'sprocket' },
  'pilot-sprocket': { of: 'sprocket' },
  'parallel-pin': { of: 'pin' },
  'tapped-pin': { of: 'pin' },
  'slotted-spring-pin': { of: 'spring pin' },
  'coiled-spring-pin': { of: 'spring pin' },
  'drilled-clevis-pin': { of: 'drilled pin' },
  'drilled-headed-clevis-pin': { of: 'drilled pin' },
  'blind-rivet': { of: 'blind rivet' },
}

/** The kind of a shape; undefined if the rules say nothing of it. */
export function kindOf(model: string | null): Kind | undefined {
  return model !== null && Object.hasOwn(KINDS, model) ? KINDS[model] : undefined
}
