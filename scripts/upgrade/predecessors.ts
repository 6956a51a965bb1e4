import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#db/embedded/start.ts'
import { type BuiltShop, type ShopProcess, startShop } from '../../tests/support/built-shop.ts'

/** What a shop is upgraded from. */
export interface Predecessor {
  readonly name: string
  /** From where the programs of its PostgreSQL are found (`programs.ts: findPrograms`); undefined: they are this release's. */
  readonly packages: string | undefined
  /** Runs a shop of it on a data folder. */
  open(dataDir: string, port: number): Promise<Pick<ShopProcess, 'origin' | 'stop'>>
  /** What the operator does with the stopped shop before the new release starts. */
  prepare(dataDir: string): Promise<void>
  /** What the operator does with the stopped new shop before the old one starts again. */
  goBack(dataDir: string): Promise<void>
}

const backOf = (dataDir: string) => `${dataDir}-before`
export const ENV = { DEMO_CATALOGUE: process.env.DEMO_CATALOGUE ?? 'small', MAX_UNPAID_ORDERS: '0' }

/** An earlier release, built in `folder`. It may know no backups: the way back is a copy of the folder of the stopped shop. */
export function olderRelease(name: string, folder: string): Predecessor {
  // Before there were bundles, it ran from its sources.
  const program = existsSync(join(folder, 'dist/shop/main.js')) ? 'dist/shop/main.js' : 'src/main.ts'
  return {
    name,
    packages: undefined,
    open: (dataDir, port) => startShop({ path: folder, dataDir }, { port, env: ENV, program: [program] }),
    async prepare(dataDir) {
      execFileSync('cp', ['-a', dataDir, backOf(dataDir)])
    },
    async goBack(dataDir) {
      await rename(dataDir, `${dataDir}-after`)
      await rename(backOf(dataDir), dataDir)
    },
  }
}

/** This release on the PostgreSQL of an earlier major version, as if it had come with it. */
export function olderPostgres(major: string, packages: string, house: BuiltShop): Predecessor {
  return {
    name: `PostgreSQL ${major}`,
    packages,
    async open(dataDir, port) {
      const database = await startEmbeddedPostgres({ dataDir, packages, log: () => undefined })
      const env = { ...ENV, DATABASE_URL: database.url }
      const shop = await startShop({ path: house.path, dataDir }, { port, env }).catch(async error => {
        await database.stop()
        throw error
      })
      return {
        origin: shop.origin,
        async stop() {
          await shop.stop()
          await database.stop()
        },
      }
    },
    async prepare(dataDir) {
      const refused = await startEmbeddedPostgres({ dataDir, log: () => undefined }).then(
        database => database.stop(),
        (error: unknown) => String(error),
      )
      if (!refused?.includes('npm run shop -- upgrade-database'))
        throw new Error(`the new release was not refused: ${refused}`)
      operate(house, dataDir, 'upgrade-database')
    },
    async goBack(dataDir) {
      const names = ['postgres', `postgres-${major}`].map(name => join(dataDir, name))
      const [current = '', kept = ''] = names
      await rename(current, `${current}-new`)
      await rename(kept, current)
    },
  }
}

/** As `npm run shop -- COMMAND`, printing what it says. */
export function operate(house: BuiltShop, dataDir: string, command: string): void {
  execFileSync(process.execPath, ['dist/shop/operator.js', command], {
    cwd: house.path,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: 'inherit',
  })
}
