import { commonPasswords } from './common-passwords.ts'

/** As NIST SP 800-63B and ASVS 5.0, 6.2 require: long, without composition rules, and not a common one. */
export const MIN_PASSWORD = 10
export const MAX_PASSWORD = 256

/** How many characters of a password must remain once everything guessable is removed. */
const MIN_OWN_CHARACTERS = 5
/** The number of digits and symbols around a common password that do not make it any better. */
const MAX_AROUND = 6
const DIGITS_FOR_LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const ROWS = [
  '0123456789012345678901234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn',
  '1q2w3e4r5t6y7u8i9o0p',
]

/**
 * Why this password would be guessed quickly, as a sentence; undefined for a good one, and for one that is too long to be
 * accepted at all: analysing a quarter of a megabyte would block everybody.
 */
export function findPasswordWeakness(password: string, email: string): string | undefined {
  if (password.length > MAX_PASSWORD) return undefined
  const text = password.normalize('NFKC').toLowerCase()
  if (new Set(text).size < 4) return 'This password repeats itself too much. Please choose another one.'
  if (isSequence(text))
    return 'This password is a sequence that attackers try early. Please choose another one.'
  const own = [email.toLowerCase().split('@')[0] ?? '', email.toLowerCase()].filter(word => word.length >= 4)
  if (hasTooFewOwnCharacters(text, own))
    return 'This password is too similar to your email address. Please choose another one.'
  if (isCommon(text)) return 'This password is too common: attackers try it early. Please choose another one.'
  return undefined
}

/** Whether a text repeats the same few characters, or follows the alphabet, the digits or a keyboard row. */
function isSequence(text: string): boolean {
  if ([1, 2, 3, 4].some(period => isRepeated(text, period))) return true
  const rows = ROWS.flatMap(row => [row, [...row].reverse().join('')])
  let rest = text
  for (let length = Math.min(rest.length, 12); length >= 4; length -= 1)
    for (let at = 0; at + length <= rest.length; at += 1) {
      const piece = rest.slice(at, at + length)
      if (rows.some(row => row.includes(piece))) {
        rest = rest.slice(0, at) + rest.slice(at + length)
        at -= 1
      }
    }
  return rest.length < text.length && rest.length < MIN_OWN_CHARACTERS
}

/** Whether a text repeats its first `period` characters at least twice, with at most three characters left over. */
function isRepeated(text: string, period: number): boolean {
  let same = period
  while (same < text.length && text[same] === text[same - period]) same += 1
  const whole = same - (same % period)
  return whole >= 2 * period && text.length - whole <= 3
}

function hasTooFewOwnCharacters(text: string, words: readonly string[]): boolean {
  return words.some(word => text.includes(word) && text.replaceAll(word, '').length < MIN_OWN_CHARACTERS)
}

/** The unit that a text repeats from beginning to end: 'pass' for 'passpasspass'; the text itself if it repeats nothing. */
function unitOf(text: string): string {
  return text.slice(0, (text + text).indexOf(text, 1))
}

/**
 * Whether a text is a common password, as it is or with a little around it; or one or two of the most common words, with
 * digits and symbols anywhere, or digits in place of letters.
 */
function isCommon(text: string): boolean {
  const { whole, words } = commonPasswords()
  const lettersOf = (part: string) => part.replaceAll(/[^\p{L}]+/gu, '')
  const edged = text.replace(/^[^\p{L}]+/u, '').replace(/(?<![\d\W_])[\d\W_]+$/u, '')
  const readings = [lettersOf(text), lettersOf(spell(edged)), lettersOf(spell(text))].filter(Boolean)
  const withoutSigns = text.replaceAll(/[^\p{L}\d]+/gu, '')
  return (
    [text, withoutSigns, unitOf(text)].some(each => whole.has(each)) ||
    readings.some(each => text.length - each.length <= MAX_AROUND && whole.has(each)) ||
    readings.some(each => isMadeOf(each, words, 2)) ||
    hasTooFewOwnCharacters(withoutSigns, ['partshub'])
  )
}

function spell(text: string): string {
  return [...text].map(each => DIGITS_FOR_LETTERS[each] ?? each).join('')
}

/** Whether a text consists of at most this many of these words in a row. */
function isMadeOf(text: string, words: ReadonlySet<string>, many: number): boolean {
  if (text === '') return true
  if (many === 0) return false
  for (let length = text.length; length >= 2; length -= 1)
    if (words.has(text.slice(0, length)) && isMadeOf(text.slice(length), words, many - 1)) return true
  return false
}
