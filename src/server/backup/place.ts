/** Where archives are kept. Its errors are for the operator. */
export interface BackupPlace {
  /** The names of everything that is kept there. */
  list(): Promise<string[]>
  /** Keeps all of the content under this name, or nothing; returns its size in bytes. */
  write(name: string, content: AsyncIterable<Uint8Array>): Promise<number>
  read(name: string): AsyncIterable<Uint8Array>
  remove(name: string): Promise<void>
  /** Removes what killed writes of such names have left. */
  sweep(isOurs: (name: string) => boolean): Promise<void>
}
