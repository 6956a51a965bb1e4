import { rm } from 'node:fs/promises'
import path from 'node:path'
import { dropEndpoint, lastEndpoint } from './endpoint.ts'
import { findHome } from './home.ts'
import { removeRecord } from './orphans.ts'
import { stopPostmaster } from './process.ts'
import { removeKept } from './swap.ts'

/** Removes a data folder with its cluster, wherever that lies, and stops the server that may still run on it. */
export async function removeDataFolder(folder: string): Promise<void> {
  const dataDir = path.resolve(folder)
  const home = await findHome(dataDir).catch(() => undefined)
  if (home) {
    const endpoint = await lastEndpoint(home)
    await stopPostmaster(home, undefined)
    if (endpoint) await dropEndpoint(endpoint)
    await rm(home.cluster, { recursive: true, force: true })
    await removeRecord(home.cluster)
  }
  await removeKept(dataDir)
  await rm(dataDir, { recursive: true, force: true })
}
