/** EN 13906-3: a little air between the coils, so that they do not rub when they are wound tighter. */
export const AIR = 1.03
