/**
 * Letters of other scripts, and Latin ones without a decomposition, that look like these; after lower case and NFKD. A choice from
 * what people abuse: https://www.unicode.org/reports/tr39/#Confusable_Detection. Of Cherokee, Canadian, Coptic and Lisu, all that do.
 */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'ɑаαᴀⱥⲁᗩꭺꓮ',
  b: 'ƀьвʙβⲃᗷᏼꮟꓐ',
  c: 'ϲсᴄⲥᑕꮯꓚȼ',
  d: 'đðԁᴅɗᗪꭰꓓ',
  e: 'еҽɛεєᴇəⲉᗴꭼꓰɇ',
  f: 'ƒꜰᖴꓝ',
  g: 'ɡɢցꮐᏻǥꓖ',
  h: 'һнհʜηⲏᕼꮋꮒꓧħ',
  i: 'ıɩіιїɪlӏłⅼ|!ǀⲓꭵꓲᒪꮮꓡ',
  j: 'ϳјᴊᒍꭻꓙɉ',
  k: 'кκᴋқⲕᛕꮶꓗ',
  m: 'мᴍɱⲙᗰꮇꓟ',
  n: 'ոпɴŋνⲛᑎꓠ',
  o: 'øоοօσᴏөⲟꓳᗝ',
  p: 'рρᴘþⲣᑭꮲꓑ',
  q: 'ԛգ',
  r: 'гᴦʀɾᖇꭱꮢꓣɍ',
  s: 'ѕꜱʂտᔕꮪꮥꓢ',
  t: 'тτᴛŧⲧꭲꓔ',
  u: 'ʋսυцᴜџᑌꓴ',
  v: 'ѵᴠⅴᐯꮩꓦ',
  w: 'ԝωшᴡᗯꮃꮤꓪ',
  x: 'хχⲭ᙭ꓫ',
  y: 'уүγʏўⲩꭹꮍꓬɏ',
  z: 'ᴢʐⲍꮓꓜƶ',
}
const SIGNS: Readonly<Record<string, string>> = { '@': 'a', $: 's', '€': 'e', '£': 'l' }
const DIGITS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'q',
}
const LATIN = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([letter, alikes]) => [...alikes].map(alike => [alike, letter])),
)

/**
 * What a text looks like, as words of plain lower-case letters, in two readings: digits as the letters they resemble, and digits left out.
 * For comparing only: 'l' becomes 'i', 'rn' becomes 'm', and accents go.
 */
export function skeletonsOf(
  text: string,
): readonly [asLetters: readonly string[], without: readonly string[]] {
  const plain = [...unboxed(text).normalize('NFKD').toLowerCase().normalize('NFKD')]
    .map(letter => LATIN.get(letter) ?? SIGNS[letter] ?? letter)
    .join('')
    .replaceAll(/[\p{M}\p{Cf}\p{Cc}\u115F\u1160\u3164\uFFA0]/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
  const asLetters = plain.replaceAll(/[0-9]/g, digit => DIGITS[digit] ?? digit)
  return [splitWords(asLetters), splitWords(plain.replaceAll(/\p{N}/gu, ''))]
}

function splitWords(text: string): string[] {
  return text
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')
}

/** Letters in boxes, circles and flags, which have no decomposition: three alphabets, and the one of flags. */
function unboxed(text: string): string {
  return text.replaceAll(/[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}\u{1F1E6}-\u{1F1FF}]/gu, sign => {
    const code = sign.codePointAt(0) ?? 0
    const first = [0x1f1e6, 0x1f170, 0x1f150].find(each => code >= each) ?? code
    return String.fromCharCode('a'.charCodeAt(0) + code - first)
  })
}
