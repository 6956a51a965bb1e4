import { statfs } from 'node:fs/promises'

/** What is left of the disk for a folder, in bytes. */
export async function readFreeDisk(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
