import { makeZip } from 'client-zip'

/** A file to be packed. */
export interface ZippedFile {
  readonly name: string
  readonly bytes: Uint8Array | string
  readonly modifiedAt: Date
}

/** The files as a ZIP in parts: each is asked for once the client has taken those before, and none after it has gone away. */
export async function* zipFiles(
  files: AsyncIterable<ZippedFile>,
): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
  const inputs = async function* () {
    try {
      for await (const { name, bytes, modifiedAt } of files)
        yield {
          name,
          input: typeof bytes === 'string' ? bytes : Uint8Array.from(bytes),
          lastModified: modifiedAt,
        }
    } catch (error) {
      // Who goes away cancels the library's stream, which throws that in here, without a reason.
      if (error !== undefined) throw error
    }
  }
  for await (const part of makeZip(inputs())) yield Uint8Array.from(part)
}
