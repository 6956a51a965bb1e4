import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { Mistake } from './command.ts'
import { pathOf } from './path-of.ts'

/**
 * A password that stands in no history and no list of processes: asked for twice on a terminal, unseen; read from standard input where that is
 * none, or from a file. Without its last line break.
 */
export async function readPassword(file: string | undefined): Promise<string> {
  if (file !== undefined) return withoutBreak(await readFrom(file))
  if (!process.stdin.isTTY) return withoutBreak(await text(process.stdin))
  const password = await ask('Password: ')
  if ((await ask('Once more: ')) !== password) throw new Mistake('The two passwords differ')
  return password
}

function withoutBreak(content: string): string {
  return content.replace(/\r?\n$/, '')
}

function readFrom(file: string): Promise<string> {
  return readFile(pathOf(file), 'utf8').catch(cause => {
    throw new Mistake(`--password-file cannot be read (${cause.code})`, { cause })
  })
}

async function ask(question: string): Promise<string> {
  process.stdout.write(question)
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: unseen, terminal: true })
  terminal.once('SIGINT', () => process.exit(130))
  const answer = await terminal.question('')
  terminal.close()
  process.stdout.write('\n')
  return answer
}
