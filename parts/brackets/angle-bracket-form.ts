/** Shares of the leg and of the width, as punched brackets are made: what the rib takes up, and where the holes are. */
export const RIB_REACH = 0.5
export const RIB_WIDTH = 0.32
export const SLOT_AT = 0.78
export const HOLES_AT = 0.42
export const HOLES_APART = 0.62
/** The rounding of the legs' corners, as a share of the width. */
export const CORNER = 0.12
