/** DIN 3017: the worm's pitch and so that of the slots, in mm. */
export const SLOT_PITCH = 3.2
/** The worm's diameter over all and the length of its housing, in mm. */
export const WORM = 7.4
export const HOUSING = 15
