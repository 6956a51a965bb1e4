import { z } from 'zod'
import type { SettingDescription } from '#contract/settings/settings.ts'

/**
 * The settings that the desk can change while the shop runs: what the environment says of them is their default. A setting is here by its row,
 * `.register(onDesk, { … })` behind its schema; form, check and history follow from that, and a test holds the list of docs/SETTINGS.md to it. Which stay in the environment, and
 * why, says docs/decisions/0061-settings-are-versions.md.
 */
export const onDesk = z.registry<SettingDescription>()

/** A setting as it is written, without anything else: what an environment that does not name it means; '' if that is nothing. */
export function writeDefault(schema: z.ZodType): string {
  const value: unknown = schema.safeParse(undefined).data
  return value === undefined ? '' : String(value)
}
