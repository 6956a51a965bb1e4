import { problemResponse } from '#api/base/problem.ts'
import { Cache } from '#api/caching/cache.ts'
import { familyId } from '#contract/catalog/catalog.ts'
import { say } from '#contract/phrase.ts'
import { getProduct } from '#domain/catalog/list.ts'
import type { Context } from '#domain/context.ts'
import { DomainError } from '#domain/errors.ts'
import type { RenderShareImage } from '#domain/ports.ts'

const DAY_MS = 24 * 60 * 60_000
const MAX_BYTES = 16 * 1024 * 1024

/** Reads one of the shop's own files by its path. */
export type ReadOwnFile = (path: string) => Promise<Response>

/** The pictures of families in link previews, each made when it is first asked for. */
export class OgPictures {
  readonly #context: () => Context
  readonly #render: RenderShareImage
  /** By the address of the picture that they are made of. */
  readonly #made = new Cache<Uint8Array<ArrayBuffer>>({
    maxAgeMs: DAY_MS,
    maxBytes: MAX_BYTES,
    sizeOf: bytes => bytes.length,
  })
  readonly #making = new Map<string, Promise<Uint8Array<ArrayBuffer> | undefined>>()

  constructor(context: () => Context, render: RenderShareImage) {
    this.#context = context
    this.#render = render
  }

  /** The picture of a family by its file name: 'hex-keys.jpg'. The shop's own if the family's cannot be read here; 404 if there is no family. */
  async answer(name: string, readOwnFile: ReadOwnFile): Promise<Response> {
    const id = name.endsWith('.jpg') ? familyId.safeParse(name.slice(0, -4)).data : undefined
    const source = id === undefined ? undefined : await this.#findPicture(id)
    if (source === undefined) return problemResponse(404, { detail: say`There is no such picture.` })
    const bytes = this.#made.find(source) ?? (await this.#makeOnce(source, readOwnFile))
    if (!bytes) return new Response(null, { status: 302, headers: { location: '/og.png' } })
    return new Response(bytes, {
      headers: {
        'content-type': 'image/jpeg',
        'content-length': String(bytes.length),
        'cache-control': 'public, max-age=86400',
        // Previews are shown on the pages of others.
        'cross-origin-resource-policy': 'cross-origin',
      },
    })
  }

  async #findPicture(id: string): Promise<string | undefined> {
    try {
      const { image, familyId: family } = await getProduct(this.#context(), id)
      return family === id ? image : undefined
    } catch (error) {
      if (error instanceof DomainError) return undefined
      throw error
    }
  }

  #makeOnce(source: string, readOwnFile: ReadOwnFile): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const making =
      this.#making.get(source) ??
      this.#make(source, readOwnFile).finally(() => {
        this.#making.delete(source)
      })
    this.#making.set(source, making)
    return making
  }

  async #make(source: string, readOwnFile: ReadOwnFile): Promise<Uint8Array<ArrayBuffer> | undefined> {
    if (!/^\/(?:catalogue|images)\//.test(source)) return undefined
    const file = await readOwnFile(source)
    if (!file.ok || !file.headers.get('content-type')?.startsWith('image/')) return undefined
    const keep = this.#made.reserve(source)
    const bytes = new Uint8Array(await this.#render(new Uint8Array(await file.arrayBuffer())))
    keep(bytes)
    return bytes
  }
}
