import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { z } from 'zod'

/**
 * Words that the list lacks but attackers try: 'password' and 'welcome' in other languages, words typed at work and runs
 * on other keyboards, popular services, the example everybody has read of, and the name and trade of this shop.
 */
const EXTRA_WORDS = `
contraseña sifre accesso login logmein willkommen bienvenue bienvenido administrador superuser toor yourpassword ourpassword
oldpassword thepassword letme instagram twitter linkedin hotmail gmail yahoo netflix spotify ubuntu debian mysql postgres
roblox fortnite qwer qwertz zxcv zxcvb yxcvbnm qaz wsx edc qwe asd zxc abc abcd abcde abcdef abcdefg abcdefgh aaa aaaa xxx
troubador partshub bolts screws hardware tools parts industrial correcthorsebatterystaple
`

/** How many entries from the head of the list are also tried in pairs. */
const PAIRED = 3_000

export interface CommonPasswords {
  /** Everything that is tried as it is. */
  readonly whole: ReadonlySet<string>
  /** The words that passwords are composed of: those at the head of the list. */
  readonly words: ReadonlySet<string>
}

let known: CommonPasswords | undefined

/**
 * The 49,233 most common passwords from leaks, most common first, as collected by zxcvbn-ts. Read on first use: that
 * takes some 40 ms and 3 MB, which a shop in which nobody chooses a password need not spend.
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
  const extraWords = EXTRA_WORDS.split(/\s+/).filter(Boolean)
  const headWords = list.slice(0, PAIRED).filter(each => /^\p{L}{3,}$/u.test(each))
  return { whole: new Set([...list, ...extraWords]), words: new Set([...headWords, ...extraWords]) }
}
