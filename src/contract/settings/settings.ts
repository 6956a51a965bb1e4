import { z } from 'zod'
import { isoTime, isStorable } from '../common.ts'

/** The sections of the desk's settings, in their order. */
export const settingSections = {
  company: 'Company',
  bank: 'Bank',
  vat: 'VAT',
  orders: 'Orders and their limits',
  works: 'Opening hours and holidays',
  banner: 'Banner',
  look: 'Logo and papers',
  texts: 'Texts',
  mails: 'Mails to customers',
  books: 'Exported bookings',
} as const
type SettingSection = keyof typeof settingSections

const settingKinds = ['text', 'area', 'count', 'moment', 'markdown', 'picture'] as const

/** What people read of a setting, and how they type it. */
export interface SettingDescription {
  readonly section: SettingSection
  readonly label: string
  readonly help?: string
  /** Several lines, a whole number, a moment, a page of Markdown, a picture that is uploaded; a line of text by default. */
  readonly kind?: (typeof settingKinds)[number]
  /** What it belongs to within its section, of which one at a time is shown: a text, a kind of mail. */
  readonly group?: string
  /** The values to choose from, by what they are called. */
  readonly choices?: Readonly<Record<string, string>>
}

/** What names of settings begin with that are a text of the shop, or words of a mail; others are the environment's. */
export const TEXT_SETTING = 'text:'
export const MAIL_SETTING = 'mail:'
export const LOGO_SETTING = 'logo'

/** How many characters a setting may have, and a text of the shop. */
const MAX_VALUE = 2_000
const MAX_TEXT = 50_000

/** A setting as it is written in the environment, '' for none. */
const value = z.string('must be text')
const newValue = value
  .max(MAX_TEXT, `must have at most ${MAX_TEXT} characters`)
  .refine(isStorable, 'must not contain NUL or an unpaired surrogate')
  // As lines end where they are kept, whatever sent them.
  .transform(text => text.replaceAll('\r\n', '\n'))

const deskSetting = z
  .object({
    name: z.string().meta({ description: 'the environment variable that is its default' }),
    label: z.string(),
    help: z.string(),
    kind: z.enum(settingKinds),
    group: z.string().meta({ description: 'the text or the kind of mail it belongs to' }),
    choices: z.record(z.string(), z.string()).nullable(),
    value: value.meta({ description: 'as it stands; of a logo, where it is' }),
    default: value.meta({ description: 'what the environment says, or the shop itself' }),
    isChanged: z.boolean().meta({ description: 'whether the desk says it, and not the environment' }),
  })
  .meta({ id: 'DeskSetting' })
export type DeskSetting = z.infer<typeof deskSetting>

/** Every setting of the desk, by sections. */
export const deskSettings = z
  .object({
    version: z.int().meta({ description: 'of the last change; "1" with quotes is the ETag' }),
    sections: z.array(z.object({ id: z.string(), title: z.string(), settings: z.array(deskSetting) })),
  })
  .meta({ id: 'DeskSettings' })
export type DeskSettings = z.infer<typeof deskSettings>

/** What is to change, by the names of settings; null: what the environment says. Others stay. */
export const settingsEdit = z
  .record(z.string().max(100), newValue.nullable(), 'must be settings by their names')
  .refine(values => Object.keys(values).length > 0, 'must name a setting')
  .superRefine((values, { addIssue }) => {
    for (const [name, text] of Object.entries(values))
      if (text !== null && text.length > MAX_VALUE && !name.startsWith(TEXT_SETTING))
        addIssue({ code: 'custom', path: [name], message: `must have at most ${MAX_VALUE} characters` })
  })

/** One change of a setting. */
export const settingChange = z
  .object({
    version: z.int(),
    name: z.string(),
    label: z.string(),
    before: value.nullable().meta({ description: 'null: what the environment said; long ones only begin' }),
    after: value.nullable(),
    changedBy: z.string().meta({ description: 'the email address of who did' }),
    changedAt: isoTime,
    canUndo: z.boolean().meta({ description: 'whether the setting was not changed again since' }),
  })
  .meta({ id: 'SettingChange' })
export type SettingChange = z.infer<typeof settingChange>

export const settingVersion = z.coerce.number().pipe(z.int().min(1).max(2_147_483_647))
