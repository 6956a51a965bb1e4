import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Makes a folder whose name begins with `prefix`, by default where temporary files go. PostgreSQL's account may enter it: where root starts it, it has one of its own. */
export async function makeFolder(prefix: string, place = tmpdir()): Promise<string> {
  const folder = await mkdtemp(join(place, prefix))
  await chmod(folder, 0o755)
  return folder
}
