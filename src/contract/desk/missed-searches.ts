import { z } from 'zod'
import { isoTime } from '../common.ts'

/**
 * What searches come to that do not find what was asked for: nothing; sizes near one that is not made; what is found without some of the
 * words.
 */
export const missedOutcomes = ['nothing', 'not-made', 'mended'] as const
export type MissedOutcome = (typeof missedOutcomes)[number]

/** How many are listed, and how many a file has, those asked most often first. */
export const MAX_LISTED = 50
export const MAX_IN_FILE = 10_000

/** Words that were searched and not found, of whomever. */
export const missedSearch = z
  .object({
    words: z.string().meta({ description: 'in small letters' }),
    times: z.int(),
    lastAt: isoTime,
    outcome: z.enum(missedOutcomes).meta({ description: 'what the last of these searches came to' }),
    shown: z.string().meta({
      description:
        'what was shown instead: sizes, other words; of a mended search the words that were left out',
    }),
  })
  .meta({ id: 'MissedSearch' })
export type MissedSearch = z.infer<typeof missedSearch>
