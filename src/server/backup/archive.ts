import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Pack, pack } from 'tar-stream'
import { z } from 'zod'
import { databaseContents } from '#db/backup/contents.ts'
import type { Snapshot } from '#db/backup/read-rows.ts'
import { NotRestorable } from '#db/backup/write-rows.ts'
import { compress, decompress } from './compress.ts'
import { damaged } from './damaged.ts'
import type { S3Pictures } from './s3-pictures.ts'
import type { StoredFile } from './stored-files.ts'
import { addFiles, readTar, type TarEntry } from './tar.ts'

/**
 * An archive is a tar, compressed by zstd with its checksum, of these entries in this order: `about.json`; `rows/<table>/<number>`, the rows
 * of a table as COPY wrote them, cut anywhere; `files/<path>`, what DATA_DIR holds beside the database; `pictures/<name>`, what S3 holds;
 * `end.json`.
 */
const ABOUT = 'about.json'
const ROWS = 'rows/'
const FILES = 'files/'
const PICTURES = 'pictures/'
const END = 'end.json'

/** A tar says the size of an entry before its bytes, which nobody knows of a table: it is cut into pieces of about this size. */
const PIECE_BYTES = 1024 * 1024

const aboutArchive = z.object({
  format: z.literal(1),
  at: z.iso.datetime(),
  database: databaseContents,
  /** Where the pictures of S3 were shown, if it holds them. */
  pictures: z.object({ publicUrl: z.string() }).optional(),
})
export type AboutArchive = z.output<typeof aboutArchive>

/** Proves that nothing is missing. */
const archiveEnd = z.object({
  rows: z.record(z.string(), z.int()),
  files: z.int(),
  pictures: z.int().default(0),
})

/** Writes an archive as it is read. */
export function writeArchive(
  snapshot: Snapshot,
  { files, s3 }: { files: AsyncIterable<StoredFile>; s3?: S3Pictures | undefined },
): Readable {
  const tar = pack()
  const fill = async () => {
    const pictures = (await s3?.list()) ?? []
    const about: AboutArchive = {
      format: 1,
      at: snapshot.at.toISOString(),
      database: snapshot.contents,
      ...(s3 && pictures.length > 0 && { pictures: { publicUrl: s3.publicUrl } }),
    }
    await addBytes(tar, ABOUT, JSON.stringify(about))
    const rows: Record<string, number> = {}
    for (const table of snapshot.contents.tables) {
      const pieces = new Pieces(tar, `${ROWS}${table.name}/`)
      rows[table.name] = await snapshot.readRows(table, each => pieces.add(each))
      await pieces.end()
    }
    const count = await addFiles(tar, files, FILES)
    for await (const { name, bytes } of s3?.read(pictures) ?? [])
      await addBytes(tar, `${PICTURES}${name}`, bytes)
    const end: z.input<typeof archiveEnd> = { rows, files: count, pictures: pictures.length }
    await addBytes(tar, END, JSON.stringify(end))
    tar.finalize()
  }
  fill().catch((error: unknown) => tar.destroy(error instanceof Error ? error : new Error(String(error))))
  return compress(tar)
}

async function addBytes(tar: Pack, name: string, content: string | Uint8Array): Promise<void> {
  const bytes = Buffer.from(content)
  await pipeline([bytes], tar.entry({ name, size: bytes.length, mode: 0o600 }))
}

class Pieces {
  readonly #tar: Pack
  readonly #folder: string
  #waiting: Uint8Array[] = []
  #bytes = 0
  #number = 0

  constructor(tar: Pack, folder: string) {
    this.#tar = tar
    this.#folder = folder
  }

  async add(rows: Uint8Array): Promise<void> {
    this.#waiting.push(rows)
    this.#bytes += rows.length
    if (this.#bytes >= PIECE_BYTES) await this.end()
  }

  async end(): Promise<void> {
    if (this.#bytes === 0) return
    this.#number += 1
    await addBytes(this.#tar, `${this.#folder}${this.#number}`, Buffer.concat(this.#waiting))
    this.#waiting = []
    this.#bytes = 0
  }
}

/** Where what an archive holds is put. */
interface Takers {
  addRows(table: string, rows: Uint8Array): Promise<void>
  addFile(path: string, content: AsyncIterable<Uint8Array>): Promise<void>
  /** Undefined: they are left out. */
  addPicture?: ((name: string, content: AsyncIterable<Uint8Array>) => Promise<void>) | undefined
}

/** An archive that is being read, from its beginning to its end, once. */
export interface OpenArchive {
  readonly about: AboutArchive
  /** Hands over everything, and returns how many rows of each table there should be. Throws NotRestorable if something is missing. */
  readAll(takers: Takers): Promise<ReadonlyMap<string, number>>
}

/** Reads an archive to its end. Throws NotRestorable if anything in it is damaged or missing. */
export async function verifyArchive(compressed: AsyncIterable<Uint8Array>): Promise<AboutArchive> {
  const { about, readAll } = await openArchive(compressed)
  await readAll({
    addRows: async () => undefined,
    async addFile(_, content) {
      for await (const _bytes of content) continue
    },
  })
  return about
}

/** Opens what `writeArchive` wrote. Throws NotRestorable if it is no archive, or damaged. */
export async function openArchive(compressed: AsyncIterable<Uint8Array>): Promise<OpenArchive> {
  const entries = readTar(decompress(compressed))
  const first = await entries.next()
  if (first.done || first.value.name !== ABOUT) throw damaged()
  const about = aboutArchive.safeParse(await readJson(first.value))
  if (!about.success) {
    // The checksum at the end tells a damaged form from an unknown one.
    for await (const { content } of entries) for await (const _ of content) continue
    throw new NotRestorable('the archive has a form that this version of the shop does not know')
  }
  return {
    about: about.data,
    async readAll({ addRows, addFile, addPicture }) {
      let [files, pictures] = [0, 0]
      for await (const entry of entries) {
        const [, table] = /^rows\/(.+)\/\d+$/.exec(entry.name) ?? []
        if (table !== undefined) for await (const rows of entry.content) await addRows(table, rows)
        else if (entry.name.startsWith(FILES)) {
          await addFile(entry.name.slice(FILES.length), entry.content)
          files += 1
        } else if (entry.name.startsWith(PICTURES)) {
          if (addPicture) await addPicture(entry.name.slice(PICTURES.length), entry.content)
          else for await (const _bytes of entry.content) continue
          pictures += 1
        } else if (entry.name === END) {
          const end = archiveEnd.safeParse(await readJson(entry))
          if (!end.success || end.data.files !== files || end.data.pictures !== pictures) throw damaged()
          // What follows would be read, too: only so is the checksum compared.
          for await (const _ of entries) throw damaged()
          return new Map(Object.entries(end.data.rows))
        }
      }
      throw damaged()
    },
  }
}

async function readJson({ content }: TarEntry): Promise<unknown> {
  const text = Buffer.concat(await Array.fromAsync(content)).toString('utf8')
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
