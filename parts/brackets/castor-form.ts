/** Thickness of the mounting plate in mm, and how much the ball race takes up below it. */
export const PLATE = 3
export const RACE = 15
