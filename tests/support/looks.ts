const LOOKS = {
  wide: { theme: 'light', width: 1280 },
  narrow: { theme: 'dark', width: 375 },
} as const

/** Whether each journey is travelled in every case (`npm run test:looks`), not in those alone that differ most. */
export const isWhole = process.env['ALL_LOOKS'] === '1'

/** How a journey is looked at: as it is in the suite, or on both screens. */
export const looksOf = (inSuite: keyof typeof LOOKS) => (isWhole ? Object.values(LOOKS) : [LOOKS[inSuite]])

/** The cases of a journey: those in the suite, or all. */
export const casesOf = <Case>(all: readonly Case[], inSuite: (each: Case) => boolean): Case[] =>
  isWhole ? [...all] : all.filter(inSuite)
