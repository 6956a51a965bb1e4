import { z } from 'zod'
import { isOneLine } from '#contract/common.ts'
import { onDesk } from './desk-settings.ts'

const MAX_TEXT = 200
const MOMENT_FORM = 'must be a moment like 2026-12-20T08:00'
/** As browsers write moments that people choose, in the time zone of the seller. */
const moment = () =>
  z
    .string()
    .length(16, MOMENT_FORM)
    .pipe(z.iso.datetime({ local: true, precision: -1, message: MOMENT_FORM }))
    .optional()

/** What stands above every page for a while. */
export const bannerSettings = {
  BANNER_TEXT: z
    .string()
    .trim()
    .max(MAX_TEXT, `must have at most ${MAX_TEXT} characters`)
    .refine(isOneLine, 'must be one line')
    .optional()
    .register(onDesk, {
      section: 'banner',
      label: 'Text of the banner',
      help: `Stands above every page until a visitor closes it; at most ${MAX_TEXT} characters. Without it there is none.`,
    }),
  BANNER_FROM: moment().register(onDesk, {
    section: 'banner',
    label: 'Banner from',
    help: 'In the time zone of the works; empty: at once.',
    kind: 'moment',
  }),
  BANNER_TO: moment().register(onDesk, {
    section: 'banner',
    label: 'Banner until',
    help: 'Empty: until it is taken out.',
    kind: 'moment',
  }),
}

export interface Banner {
  readonly text: string
  /** In ms since 1970. */
  readonly from: number
  readonly to: number
}

/** The banner, if there is to be one. */
export function readBanner(
  env: z.output<z.ZodObject<typeof bannerSettings>>,
  timeZone: string,
): Banner | undefined {
  const { BANNER_TEXT: text, BANNER_FROM: from, BANNER_TO: to } = env
  const at = (local: string | undefined) =>
    local === undefined
      ? undefined
      : Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).epochMilliseconds
  return text === undefined ? undefined : { text, from: at(from) ?? 0, to: at(to) ?? Infinity }
}
