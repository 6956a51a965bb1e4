import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

const root = join(import.meta.dirname, '..')
const bin = join(root, 'node_modules/.bin')

/** Runs one of the repository's own programs, streaming its output, and returns its exit code. */
export function run(command: string, args: string[]): Promise<number> {
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` }
  const { promise, resolve } = Promise.withResolvers<number>()
  const child = spawn(command, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  child.once('error', error => {
    console.error(`${command} could not be started: ${error.message}`)
    resolve(1)
  })
  child.once('exit', code => resolve(code ?? 1))
  return promise
}
