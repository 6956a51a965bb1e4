import { createRoute, z } from '@hono/zod-openapi'
import { acknowledged } from '#contract/common.ts'
import { settingsPreview } from '#contract/settings/previews.ts'
import {
  type DeskSetting,
  type DeskSettings,
  deskSettings,
  type SettingChange,
  settingChange,
  settingSections,
  settingsEdit,
  settingVersion,
} from '#contract/settings/settings.ts'
import { previewSettings } from '#domain/letters/preview-settings.ts'
import { printExample } from '#domain/letters/print-example.ts'
import { may } from '#domain/rights.ts'
import { editSettings, undoSetting } from '#domain/settings/edit.ts'
import { listSettingChanges, readSettings } from '#domain/settings/read.ts'
import { admit } from '../base/admit.ts'
import { identify } from '../base/guard.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'
import { ifMatch, readVersion, tagVersion } from '../caching/etag.ts'
import { pdf, sendPaper } from '../papers/papers.ts'

const tags = ['Settings']

const readRoute = createRoute({
  method: 'get',
  path: '/settings',
  tags,
  summary: 'Read the settings that the desk can change, with what the environment says of each (owners)',
  middleware: [identify, admit(may.manageSettings)] as const,
  responses: { 200: json(deskSettings, 'By sections, with their ETag'), ...problems(401, 403) },
})

const editRoute = createRoute({
  method: 'patch',
  path: '/settings',
  tags,
  summary:
    'Change settings, which holds at once; null is what the environment says. If-Match carries the version that was seen (owners)',
  middleware: [identify, admit(may.manageSettings)] as const,
  request: {
    headers: ifMatch('the version of the settings in quotes'),
    body: jsonBody(settingsEdit),
  },
  responses: { 200: json(acknowledged, 'Changed'), ...problems(401, 403, 412, 422, 428) },
})

const changesRoute = createRoute({
  method: 'get',
  path: '/settings/changes',
  tags,
  summary: 'List the last 100 changes of settings, the newest first (owners)',
  middleware: [identify, admit(may.manageSettings)] as const,
  responses: { 200: json(z.array(settingChange), 'The changes'), ...problems(401, 403) },
})

const undoRoute = createRoute({
  method: 'post',
  path: '/settings/changes/{version}/undo',
  tags,
  summary: 'Undo a change of a setting, if it was not changed again since (owners)',
  middleware: [identify, admit(may.manageSettings)] as const,
  request: { params: z.object({ version: settingVersion }) },
  responses: { 200: json(acknowledged, 'It is as before'), ...problems(401, 403, 404, 409, 422) },
})

const previewRoute = createRoute({
  method: 'post',
  path: '/settings/preview',
  tags,
  summary:
    'See a text of the shop, or a mail to a customer about an example, as it would be with these settings; nothing is saved (owners)',
  middleware: [identify, admit(may.manageSettings)] as const,
  request: { body: jsonBody(settingsEdit) },
  responses: { 200: json(settingsPreview, 'The text or the mail'), ...problems(401, 403, 422) },
})

const exampleRoute = createRoute({
  method: 'post',
  path: '/settings/example-invoice',
  tags,
  summary: 'See an invoice of nobody as it would be with these settings; nothing is saved (owners)',
  middleware: [identify, admit(may.manageSettings)] as const,
  request: { body: jsonBody(settingsEdit) },
  responses: { 200: { description: 'The invoice', content: pdf }, ...problems(401, 403, 422, 429) },
})

const done = { acknowledged: true as const }

function presentSettings({
  version,
  settings,
  changed,
}: Awaited<ReturnType<typeof readSettings>>): DeskSettings {
  const sections = Object.entries(settingSections).map(([id, title]) => ({
    id,
    title,
    settings: settings
      .filter(({ section }) => section === id)
      .map(
        (setting): DeskSetting => ({
          name: setting.name,
          label: setting.label,
          help: setting.help ?? '',
          kind: setting.kind ?? 'text',
          group: setting.group ?? '',
          choices: setting.choices ? { ...setting.choices } : null,
          value: setting.value,
          default: setting.default,
          isChanged: changed.has(setting.name),
        }),
      ),
  }))
  return { version, sections }
}

export const settings = createRouter()
  .openapi(readRoute, async c => {
    const found = await readSettings(c.get('ctx'))
    return c.json(presentSettings(found), 200, { etag: tagVersion(found) })
  })
  .openapi(editRoute, async c => {
    await editSettings(c.get('ctx'), {
      version: readVersion(c.req.valid('header')['if-match']),
      values: new Map(Object.entries(c.req.valid('json'))),
    })
    return c.json(done, 200)
  })
  .openapi(changesRoute, async c => {
    const ctx = c.get('ctx')
    const rows = await listSettingChanges(ctx)
    const known = await ctx.settings.list()
    const labels = new Map(
      known.map(({ name, label, group }) => [name, group && group !== label ? `${group}: ${label}` : label]),
    )
    const shown: SettingChange[] = rows.map(
      ({ version, name, before, after, changedBy, createdAt, isLast }) => ({
        version,
        name,
        label: labels.get(name) ?? name,
        before,
        after,
        changedBy,
        changedAt: createdAt.toISOString(),
        canUndo: isLast && labels.has(name),
      }),
    )
    return c.json(shown, 200)
  })
  .openapi(undoRoute, async c => {
    await undoSetting(c.get('ctx'), c.req.valid('param').version)
    return c.json(done, 200)
  })
  .openapi(previewRoute, async c =>
    c.json(await previewSettings(c.get('ctx'), new Map(Object.entries(c.req.valid('json')))), 200),
  )
  .openapi(exampleRoute, async c =>
    sendPaper(c, await printExample(c.get('ctx'), new Map(Object.entries(c.req.valid('json'))))),
  )
