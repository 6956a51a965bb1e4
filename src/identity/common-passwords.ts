import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { z } from 'zod'

/**
 * What the list lacks and attackers do not: 'password' and 'welcome' in other languages, what people type in at work and on
 * which keyboards, the services they think of, the example everybody has read of, and the name and trade of this shop.
 */
const OURS = `
contraseña sifre accesso login logmein willkommen bienvenue bienvenido administrador superuser toor yourpassword ourpassword
oldpassword thepassword letme instagram twitter linkedin hotmail gmail yahoo netflix spotify ubuntu debian mysql postgres
roblox fortnite qwer qwertz zxcv zxcvb yxcvbnm qaz wsx edc qwe asd zxc abc abcd abcde abcdef abcdefg abcdefgh aaa aaaa xxx
troubador partshub bolts screws hardware tools parts industrial correcthorsebatterystaple
`

/** How many of the list, from its head, are tried in pairs as well. */
const PAIRED = 3_000

export interface CommonPasswords {
  /** Everything that is tried as it stands. */
  readonly whole: ReadonlySet<string>
  /** What passwords are put together from: the words at the head of the list. */
  readonly words: ReadonlySet<string>
}

let known: CommonPasswords | undefined

/**
 * The 49,233 most common passwords of leaks, the commonest first, as zxcvbn-ts collects them. Read when it is first asked for:
 * some 40 ms and 3 MB, which a shop in which nobody chooses a password need not spend.
 */
export function commonPasswords(): CommonPasswords {
  known ??= read()
  return known
}

function read(): CommonPasswords {
  const path = createRequire(import.meta.url).resolve('@zxcvbn-ts/language-common/src/passwords.json')
  const list = z
    .array(z.string())
    .min(PAIRED)
    .parse(JSON.parse(readFileSync(path, 'utf8')))
  const ours = OURS.split(/\s+/).filter(Boolean)
  const heads = list.slice(0, PAIRED).filter(each => /^\p{L}{3,}$/u.test(each))
  return { whole: new Set([...list, ...ours]), words: new Set([...heads, ...ours]) }
}
