import { join, relative } from 'node:path'
import { GitVCSProvider } from 'vitest/node'

const root = join(import.meta.dirname, '../..')

/** What the bundler reads for the pages, and what they show. */
const OF_PAGES =
  /^(?:src\/(?:web|contract)\/|src\/server\.ts$|parts\/|public\/|handbook\/|scripts\/handbook\/|texts\/|vite\.config\.ts$|scripts\/(?:build|bundle-shop)\.ts$|package-lock\.json$)/
/** What a shop that runs as a process of its own loads besides. */
const OF_PROCESSES = /^src\//

const STARTED_SHOPS = [
  'built-shop',
  'crash',
  'instances',
  'pages-in-another-language',
  'pages-of-the-signed-in',
  'quarantine',
  'queries-of-pages',
  'ready',
  'replicas',
  'seller-on-pages',
  'several-processes',
  'stopping',
  'stopping-under-load',
  'tracing',
].map(name => `tests/integration/${name}.test.ts`)

/**
 * The files, relative to the repository, that count as changed too: tests that open a browser or start a process import nothing
 * of what runs there. The setup of the browser tests imports `built-shop.ts`: all of them follow from it.
 */
export function findReached(changed: readonly string[]): string[] {
  const files = changed.filter(path => !path.endsWith('.test.ts'))
  if (files.some(path => OF_PAGES.test(path))) return ['tests/support/built-shop.ts']
  return files.some(path => OF_PROCESSES.test(path)) ? STARTED_SHOPS : []
}

/** For `--changed`: what Git says has changed, and what that reaches without an import. */
export const changedFiles = {
  async findChangedFiles(options: Parameters<GitVCSProvider['findChangedFiles']>[0]): Promise<string[]> {
    const changed = await new GitVCSProvider().findChangedFiles(options)
    const names = changed.map(path => relative(root, path).replaceAll('\\', '/'))
    return [...changed, ...findReached(names).map(path => join(root, path))]
  },
}
