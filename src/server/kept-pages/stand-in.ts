import { randomBytes } from 'node:crypto'
import type { Person } from '#identity/actor.ts'

/** What of a person is written into a page that is kept for many. */
const fields = ['id', 'name', 'email'] as const
type Field = (typeof fields)[number]
export type Named = Pick<Person, Field>

/** Nobody knows it, so nothing that people write contains it. */
const SECRET = randomBytes(16).toString('hex')
/** A '<' tells by how it was escaped where the mark stands. */
const markOf = (field: Field) => `<${SECRET} ${field}>`

/** Stands in the place of a person while a page is rendered for many: marks, which are holes of the page afterwards. */
export const standIn: Named = { id: markOf('id'), name: markOf('name'), email: markOf('email') }

/** All that pages of the signed-in may depend on besides their address. */
type Kind = Omit<Person, 'session' | Field>

export function kindOf({ role, emailVerified, twoFactorEnabled }: Kind): string {
  return `${role} ${emailVerified} ${twoFactorEnabled}`
}

/** Who such a page is rendered for: nobody, but of this kind. What else is known of a person has no place in it. */
export function standInFor({ role, emailVerified, twoFactorEnabled }: Kind): Omit<Person, 'session'> {
  return { ...standIn, role, emailVerified, twoFactorEnabled }
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

const escapes = {
  /** As text of an element, or within the quotes of an attribute; as React does it. */
  html: (text: string) => text.replaceAll(/[&<>"']/g, found => ENTITIES[found] ?? found),
  /** Within the quotes of a string in an inline script; as seroval does it. */
  script: (text: string) =>
    JSON.stringify(text)
      .slice(1, -1)
      .replaceAll('<', String.raw`\x3C`)
      .replaceAll('\u2028', String.raw`\u2028`)
      .replaceAll('\u2029', String.raw`\u2029`),
} as const

/** Writes something of a person into a page. */
export type Hole = (person: Named) => string

/** Every mark as it is escaped wherever it may stand, with what takes its place. */
const holes: ReadonlyMap<string, Hole> = new Map(
  fields.flatMap(field =>
    [escapes.html, escapes.script].map(escape => [escape(markOf(field)), person => escape(person[field])]),
  ),
)
/** What looks like a mark; whether it is one, `holes` says. */
const MARK = /((?:&lt;|\\x3C)[0-9a-f]{32} (?:id|name|email)(?:&gt;|>))/

/** The text between the marks, and what takes the place of each. Throws if the person was used otherwise than written as it is. */
export function splitAtMarks(text: string): (string | Hole)[] {
  const pieces = text.split(MARK).map(piece => holes.get(piece) ?? piece)
  if (pieces.some(piece => typeof piece === 'string' && piece.toLowerCase().includes(SECRET)))
    throw new Error('A page that is kept for many does something with a person besides naming them')
  return pieces.filter(piece => piece !== '')
}
