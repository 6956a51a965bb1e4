import { randomUUID } from 'node:crypto'
import { link, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Home, OtherHome } from '#db/instances.ts'
import type { Config } from './config.ts'

/** What the instance of this configuration keeps in DATA_DIR though others on its database need it, by the settings that would change that. */
function listKept({ images, authSecrets }: Config): readonly { what: string; settings: string }[] {
  return [
    ...(images.s3 || images.imgbb ? [] : [{ what: 'pictures', settings: 'S3_…' }]),
    ...(images.s3 ? [] : [{ what: 'certificates of lots', settings: 'S3_…' }]),
    ...(authSecrets ? [] : [{ what: 'the secret of the sign-in', settings: 'AUTH_SECRET' }]),
  ]
}

/** The folder of this instance, as others on its database may know it. Only if it is needed, something is written into it. */
export async function readHome(config: Config): Promise<Home> {
  const isNeeded = listKept(config).length > 0
  const file = join(config.dataDir, 'folder-id')
  if (isNeeded) await makeOnce(file)
  const id = await readFile(file, 'utf8').catch(() => undefined)
  // A copy of the folder has a file of its own, and the same folder mounted elsewhere the same.
  return { id: id === undefined ? randomUUID() : `${id} ${(await stat(file)).ino}`, isNeeded }
}

/** Whole or not at all, and never twice, however many start at once. */
async function makeOnce(file: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, randomUUID())
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
}

const LIST = new Intl.ListFormat('en-GB')

/** Says which settings are missing, and where, as these two instances would not share what they keep. */
export function describeOtherHome(config: Config, { instance }: OtherHome): string {
  const kept = listKept(config)
  const list = (key: 'what' | 'settings') => LIST.format(new Set(kept.map(each => each[key])))
  return kept.length > 0
    ? `${list('settings')}: not set, so this instance would keep ${list('what')} in its own DATA_DIR, beside ${instance}, which could not read them there; set them at all instances, or let them share one DATA_DIR`
    : `DATABASE_URL: ${instance} is on this database and keeps pictures, certificates of lots or the secret of the sign-in in its own DATA_DIR, where this instance cannot read them; set S3_… and AUTH_SECRET there, too`
}
