import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import manifest from '../package.json' with { type: 'json' }
import { buildIfChanged } from '../tests/support/built-shop.ts'
import { PACKAGES_NOTE } from './note-packages.ts'

/**
 * Writes what the shop is made of, as CycloneDX, into the file that is named, or dist/sbom.cdx.json: `npm run sbom`. That is what
 * `npm ci --omit=dev` installs, and what the build has taken into its bundles from packages that only the build needs.
 */
const FILE = process.argv[2] ?? 'dist/sbom.cdx.json'
const DEVELOPMENT = 'cdx:npm:package:development'

const component = z.looseObject({
  'bom-ref': z.string(),
  properties: z.array(z.looseObject({ name: z.string() })).default([]),
})
const dependency = z.object({ ref: z.string(), dependsOn: z.array(z.string()) })
const bom = z.looseObject({
  metadata: z.looseObject({ component: z.looseObject({ 'bom-ref': z.string() }) }),
  components: z.array(component),
  dependencies: z.array(dependency),
})
const named = z.object({ name: z.string(), version: z.string() })

await buildIfChanged()
const all = bom.parse(
  JSON.parse(
    execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], { encoding: 'utf8', maxBuffer: 64e6 }),
  ),
)
const bundled = new Set<string>()
for (const folder of z.array(z.string()).parse(JSON.parse(await readFile(PACKAGES_NOTE, 'utf8')))) {
  const { name, version } = named.parse(JSON.parse(await readFile(`${folder}/package.json`, 'utf8')))
  bundled.add(`${name}@${version}`)
}
const components = all.components
  .filter(
    ({ 'bom-ref': ref, properties }) =>
      bundled.has(ref) || properties.every(({ name }) => name !== DEVELOPMENT),
  )
  // What is bundled runs, whatever it was installed for.
  .map(each => ({ ...each, properties: each.properties.filter(({ name }) => name !== DEVELOPMENT) }))
const root = all.metadata.component['bom-ref']
const kept = new Set([root, ...components.map(each => each['bom-ref'])])
const missing = [...bundled].filter(ref => !kept.has(ref))
if (missing.length > 0) throw new Error(`npm does not list what is bundled: ${missing.join(', ')}`)
const dependencies = all.dependencies
  .filter(({ ref }) => kept.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(each => kept.has(each)) }))
// npm calls it as the folder is called.
const metadata = { ...all.metadata, component: { ...all.metadata.component, name: manifest.name } }
await writeFile(FILE, JSON.stringify({ ...all, metadata, components, dependencies }, null, 2))
console.log(`${components.length} packages in ${FILE}, ${bundled.size} of them bundled`)
