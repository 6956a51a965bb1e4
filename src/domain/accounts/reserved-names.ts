import { and, ne } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { users } from '#db/schema.ts'
import { skeletonsOf } from './name-skeleton.ts'

/** What a name that is taken for the shop's or its staff's is answered with, after 'The name' or beside the field. */
export const RESERVED_NAME = 'must not look like a name of the shop or its staff'

/** Shown and stored in place of a reserved name that nobody is there to change. */
export const NEUTRAL_NAME = 'Customer'

/** The shop's own name, whoever sells. */
const SHOP = 'Parts Hub'
/** Reserved wherever they stand in a name. */
const OFFICES =
  'admin admins administrator administrators administration moderator moderators support helpdesk webmaster postmaster sysadmin'
/** Reserved if the whole name says nothing else: some are names of people too. */
const ROLES = 'staff team service services official officially seller sales care management operator'
/** What may stand between and around those. */
const FILLERS =
  'the of at by for from and our your shop store online customer customers account help desk mr ms'
/** Forms of firms, which are left out of a seller's name. */
const FORMS =
  /\b(?:gmbh|mbh|ug|ag|kg|kgaa|ohg|gbr|ltd|limited|llc|inc|co|corp|plc|sa|sas|sarl|srl|spa|bv|nv|ab|as|oy|aps|se)\b\.?/giu

type Weight = 'office' | 'role' | 'seller' | 'filler'

/**
 * Whether a name could be taken for the shop's, the seller's or its staff's, however it is written: in other case, with spaces, accents,
 * letters of other scripts or digits that look alike. `seller` is the seller's name. A single word of it is reserved only beside a role
 * ('Miller Service'), as people have such names.
 */
export function isReservedName(name: string, seller: string): boolean {
  const dictionary = listReserved(seller)
  return skeletonsOf(name).some(words => readsAsReserved(words, dictionary))
}

function readsAsReserved(words: readonly string[], dictionary: ReadonlyMap<string, Weight>): boolean {
  const whole = weigh(words.join(''), dictionary)
  if (whole?.has('office') || whole?.has('role')) return true
  for (let from = 0; from < words.length; from += 1) {
    let run = ''
    for (const word of words.slice(from)) {
      run += word
      if (run.length > LONGEST) break
      if (weigh(run, dictionary)?.has('office')) return true
    }
  }
  return false
}

/** Longer runs of words than this are made of shorter ones. */
const LONGEST = 40

/** What a text is made of, if reserved words make it up completely; undefined if not. */
function weigh(text: string, dictionary: ReadonlyMap<string, Weight>): ReadonlySet<Weight> | undefined {
  const within = [...dictionary].filter(([word]) => text.includes(word))
  const upTo: (Set<Weight> | undefined)[] = [new Set()]
  for (let end = 1; end <= text.length; end += 1)
    for (const [word, weight] of within) {
      const before = upTo[end - word.length]
      if (before && text.endsWith(word, end)) upTo[end] = new Set([...(upTo[end] ?? []), ...before, weight])
    }
  return text === '' ? undefined : upTo[text.length]
}

function listReserved(seller: string): ReadonlyMap<string, Weight> {
  const found = new Map<string, Weight>()
  const add = (weight: Weight, text: string) => {
    for (const words of skeletonsOf(text)) if (words.length > 0) found.set(words.join(''), weight)
  }
  const sellerWords = seller
    .replaceAll(FORMS, ' ')
    .split(/[^\p{L}\d]+/u)
    .filter(word => word.length > 2)
  for (const word of FILLERS.split(' ')) add('filler', word)
  for (const word of sellerWords) add('seller', word)
  for (const word of ROLES.split(' ')) add('role', word)
  for (const word of [...OFFICES.split(' '), SHOP]) add('office', word)
  if (sellerWords.length > 1) add('office', sellerWords.join(' '))
  return found
}

/** Whether somebody of the staff other than `userId` has this name, or one that looks like it. */
export async function isStaffsName(
  db: Database | Transaction,
  name: string,
  userId?: string,
): Promise<boolean> {
  const staff = await db
    .select({ name: users.name })
    .from(users)
    .where(and(ne(users.role, 'customer'), userId === undefined ? undefined : ne(users.id, userId)))
  const wanted = new Set(skeletonsOf(name).map(words => words.join('')))
  // With the digits of their own name, which tell 'Person 2' from 'Person 5'.
  return staff.some(person => wanted.has(skeletonsOf(person.name)[0].join('')))
}
