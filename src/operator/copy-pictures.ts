import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { parseImageName } from '#contract/catalog/image-name.ts'
import { isPrivateFileName } from '#contract/private-file-name.ts'
import type { Database } from '#db/client.ts'
import type { ImageFile } from '#domain/ports.ts'
import {
  composeImages,
  composePrivateFiles,
  IMAGES_PATH,
  imagesDir,
  privateFilesDir,
} from '#server/compose/images.ts'
import { type Config, readSettings } from '#server/config/config.ts'
import { defineCommand, Mistake } from './command.ts'
import { withDatabase } from './open.ts'

/** How many pictures are copied at once. */
const AT_ONCE = 4
/** How many rows are changed in one transaction: whoever buys meanwhile may wait for one of them. */
const ROWS = 500

export const copyPictures = defineCommand({
  name: 'copy-pictures',
  usage: '',
  help: "copies the pictures, certificates and photos of returns of DATA_DIR to S3, and changes their addresses; the shop's own disk keeps them, too",
  words: [],
  options: {},
  run: async () => {
    const config = readSettings('DATA_DIR', 'S3_')
    if (!config.images.s3) throw new Mistake('S3_ENDPOINT and the other settings of S3 are missing')
    const folder = imagesDir(config)
    const store = composeImages(config)
    const pictures = await listPictures(folder)
    const moved: Moved[] = []
    const waiting = pictures.values()
    const copyNext = async () => {
      for (const { shown, others } of waiting) {
        const files = await Promise.all(others.map(name => readImage(folder, name)))
        const to = await store.put({ shown: await readImage(folder, shown), others: files })
        moved.push({ from: `${IMAGES_PATH}/${shown}`, to })
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, copyNext))
    const files = await copyPrivateFiles(config)
    const [changed, left] = await withDatabase(async db => [
      await changeAddresses(db, moved),
      await countLeft(db),
    ])
    console.log(`Copied ${moved.length} pictures, and changed ${changed} rows that name them.`)
    if (files > 0) console.log(`Copied ${files} ${files === 1 ? 'private file' : 'private files'}.`)
    if (left > 0) console.log(`${left} rows name pictures that are not in ${folder}.`)
    return left > 0 ? 1 : 0
  },
})

/** A picture's files: the one that its address names, and its other widths and formats. */
interface Picture {
  readonly shown: string
  readonly others: readonly string[]
}

async function listPictures(folder: string): Promise<Picture[]> {
  const names = await listFiles(folder)
  const files = names.flatMap(name => {
    const image = parseImageName(name)
    return image ? [{ name, ...image }] : []
  })
  return Object.values(Object.groupBy(files, ({ stem, colour }) => `${stem}-${colour}`)).flatMap(group => {
    const [shown] = (group ?? [])
      .filter(({ format }) => format === 'webp')
      .toSorted((one, other) => other.width - one.width)
    const others = (group ?? []).filter(file => file !== shown).map(({ name }) => name)
    return shown ? [{ shown: shown.name, others }] : []
  })
}

async function listFiles(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}

/** What they belong to names them wherever they are. Returns how many certificates and photos of returns they were. */
async function copyPrivateFiles(config: Config): Promise<number> {
  const folder = privateFilesDir(config)
  const names = (await listFiles(folder)).filter(isPrivateFileName)
  const { put } = composePrivateFiles(config)
  for (const name of names) await put(name, await readFile(join(folder, name)))
  return names.length
}

async function readImage(folder: string, name: string): Promise<ImageFile> {
  const format = parseImageName(name)?.format ?? ''
  return { name, contentType: `image/${format}`, bytes: await readFile(join(folder, name)) }
}

/** The address that a picture had, and the one that it has now. */
interface Moved {
  readonly from: string
  readonly to: string
}

/** The address of a picture that the shop stores itself. */
const OWN = `^${IMAGES_PATH}/[\\w-]+\\.webp$`

/**
 * The columns with addresses of pictures. Products come before what copies theirs: whoever orders locks the product, so that a line with the old
 * address is there before its table's turn, and a later one has the new address.
 */
const PLACES = [
  { table: 'images', column: 'url' },
  { table: 'products', column: 'image' },
  { table: 'products', column: 'further_images' },
  { table: 'order_lines', column: 'image' },
  { table: 'quote_lines', column: 'image' },
] as const

/** Changes some rows at a time until none is left, and returns how many it were. An edit that somebody has begun meets a newer version. */
async function changeAddresses(db: Database, moved: readonly Moved[]): Promise<number> {
  const map = JSON.stringify(Object.fromEntries(moved.map(({ from, to }) => [from, to])))
  let changed = 0
  for (const { table, column } of PLACES) {
    const name = sql.identifier(column)
    const isList = column === 'further_images'
    const value = isList
      ? sql`array(select coalesce(map ->> address, address) from unnest(${name}) with ordinality as each (address, at) order by at)`
      : sql`map ->> ${name}`
    const applies = isList ? sql`map ?| ${name}` : sql`map ? ${name}`
    const version = table === 'products' ? sql`, version = version + 1` : sql``
    for (let rows = ROWS; rows === ROWS; changed += rows) {
      const { rowCount } = await db.longTransaction(tx =>
        tx.execute(sql`with moved as materialized (select ${map}::jsonb as map),
            chosen as (select t.ctid as place from ${sql.identifier(table)} t, moved where ${applies} limit ${ROWS} for update of t)
          update ${sql.identifier(table)} set ${name} = ${value}${version} from moved, chosen where ctid = place`),
      )
      rows = rowCount ?? 0
    }
  }
  return changed
}

/** How many rows still name a picture that the shop stores itself. */
async function countLeft(db: Database): Promise<number> {
  const counts = PLACES.map(({ table, column }) => {
    const name = sql.identifier(column)
    const applies =
      column === 'further_images'
        ? sql`exists (select from unnest(${name}) as address where address ~ ${OWN})`
        : sql`${name} ~ ${OWN}`
    return sql`(select count(*) from ${sql.identifier(table)} where ${applies})`
  })
  const { rows } = await db.longTransaction(tx =>
    tx.execute<{ left: number }>(sql`select (${sql.join(counts, sql` + `)})::int as left`),
  )
  return rows[0]?.left ?? 0
}
