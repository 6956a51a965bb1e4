/** Pitch of the straight knurl in mm, DIN 82 RAA 1. */
export const KNURL = 1
