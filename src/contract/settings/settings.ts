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
  books: 'Exported bookings',
} as const
type SettingSection = keyof typeof settingSections

/** What people read of a setting, and how they type it. */
export interface SettingDescription {
  readonly section: SettingSection
  readonly label: string
  readonly help?: string
  /** Several lines, a whole number, a moment; a line of text by default. */
  readonly kind?: 'area' | 'count' | 'moment'
  /** The values to choose from, by what they are called. */
  readonly choices?: Readonly<Record<string, string>>
}

const MAX_VALUE = 2_000

/** A setting as it is written in the environment, '' for none. */
const value = z
  .string('must be text')
  .max(MAX_VALUE, `must have at most ${MAX_VALUE} characters`)
  .refine(isStorable, 'must not contain NUL or an unpaired surrogate')

const deskSetting = z
  .object({
    name: z.string().meta({ description: 'the environment variable that is its default' }),
    label: z.string(),
    help: z.string(),
    kind: z.enum(['text', 'area', 'count', 'moment']),
    choices: z.record(z.string(), z.string()).nullable(),
    value: value.meta({ description: 'as it stands' }),
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
  .record(z.string().max(100), value.nullable(), 'must be settings by their names')
  .refine(values => Object.keys(values).length > 0, 'must name a setting')

/** One change of a setting. */
export const settingChange = z
  .object({
    version: z.int(),
    name: z.string(),
    label: z.string(),
    before: value.nullable().meta({ description: 'null: what the environment said' }),
    after: value.nullable(),
    changedBy: z.string().meta({ description: 'the email address of who did' }),
    changedAt: isoTime,
    canUndo: z.boolean().meta({ description: 'whether the setting was not changed again since' }),
  })
  .meta({ id: 'SettingChange' })
export type SettingChange = z.infer<typeof settingChange>

export const settingVersion = z.coerce.number().pipe(z.int().min(1).max(2_147_483_647))
