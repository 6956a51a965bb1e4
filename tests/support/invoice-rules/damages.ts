/** An invoice in which one thing is wrong. */
export interface Damage {
  /** Where, and what was done. */
  readonly name: string
  readonly xml: string
}

/** Codes that mean something, but something else. */
const codes: Readonly<Record<string, readonly string[]>> = {
  TypeCode: ['380', '381', '384', '58', '30', '48', '59', '68', 'GST', '999'],
  CategoryCode: ['S', 'Z', 'E', 'AE', 'K', 'G', 'O', 'L', 'M', 'B', 'X'],
  CountryID: ['FR', 'QQ'],
  InvoiceCurrencyCode: ['USD', 'QQQ'],
  ReasonCode: ['95', 'QQ'],
  ExemptionReasonCode: ['VATEX-EU-AE', 'QQ'],
  Indicator: ['false', 'perhaps'],
  URIID: ['nobody', 'a@b', 'a b@c.de'],
  CompleteNumber: ['none', '12'],
  IBANID: ['DE02120300000000202052', 'DE'],
  ID: ['QQ123', 'urn:cen.eu:en16931:2017#compliant#urn:other'],
}
const attributeCodes: Readonly<Record<string, readonly string[]>> = {
  schemeID: ['FC', 'QQ'],
  unitCode: ['KGM', 'QQ'],
  listID: ['STI', 'QQ'],
  currencyID: ['USD', 'QQQ'],
  format: ['610'],
}

/**
 * Every invoice that comes of one by a single damage: an element or attribute removed, doubled, emptied or changed. Of elements at the same
 * path only the first one and the last one are damaged.
 */
export function damage(xml: string): Damage[] {
  const places = findPlaces(xml)
  const foreign = { name: 'a language named', xml: xml.replace('<ram:Name>', '<ram:Name languageID="de">') }
  return [
    foreign,
    ...places.flatMap(place => [...damageElement(xml, place), ...damageAttributes(xml, place)]),
  ]
}

interface Place {
  readonly path: string
  readonly start: number
  /** Where its content starts and ends. */
  readonly from: number
  readonly to: number
  readonly end: number
  readonly attributes: string
}

function findPlaces(xml: string): Place[] {
  const found = new Map<string, Place[]>()
  const open: { path: string; start: number; from: number; attributes: string }[] = []
  for (const tag of xml.matchAll(/<(\/?)(\w+:\w+)((?: [\w:]+="[^"]*")*)>/g)) {
    const [all, isEnd, name = '', attributes = ''] = tag
    if (!isEnd) {
      const path = `${open.at(-1)?.path ?? ''}/${name.slice(name.indexOf(':') + 1)}`
      open.push({ path, start: tag.index, from: tag.index + all.length, attributes })
      continue
    }
    const place = open.pop()
    if (!place || open.length === 0) continue
    const same = found.get(place.path) ?? []
    found.set(place.path, [...same, { ...place, to: tag.index, end: tag.index + all.length }])
  }
  return [...found.values()].flatMap(places =>
    [...new Set([places[0], places.at(-1)])].flatMap(place => place ?? []),
  )
}

function damageElement(xml: string, { path, start, from, to, end }: Place): Damage[] {
  const [head, whole, tail] = [xml.slice(0, start), xml.slice(start, end), xml.slice(end)]
  const content = xml.slice(from, to)
  const fill = (other: string) => xml.slice(0, from) + other + xml.slice(to)
  return [
    { name: `${path} removed`, xml: head + tail },
    { name: `${path} doubled`, xml: head + whole + whole + tail },
    { name: `${path} emptied`, xml: fill('') },
    ...changesOf(path, content).map(other => ({ name: `${path} changed to ${other}`, xml: fill(other) })),
  ]
}

/** Other texts for an element: none for one with children. */
function changesOf(path: string, text: string): string[] {
  if (text.includes('<')) return []
  const name = path.slice(path.lastIndexOf('/') + 1)
  const others = codes[name]
  if (others) return others.filter(other => other !== text)
  if (name === 'DateTimeString') return ['20250101', '20280101', '20261399', '2026-04-01']
  if (!/(Amount|Quantity|Percent)$/.test(name)) return ['?', '#1']
  const more = (Number(text) + 1).toFixed(2)
  return [
    more,
    (Number(text) + 0.02).toFixed(2),
    `${text.includes('.') ? text : `${text}.00`}1`,
    `-${text}`,
    '0',
    'a lot',
  ]
}

function damageAttributes(xml: string, { path, start, from, attributes }: Place): Damage[] {
  const tag = xml.slice(start, from)
  const write = (other: string) => xml.slice(0, start) + other + xml.slice(from)
  return [...attributes.matchAll(/ (\w+)="[^"]*"/g)].flatMap(([attribute, name = '']) => [
    { name: `${path}@${name} removed`, xml: write(tag.replace(attribute, '')) },
    ...['', ...(attributeCodes[name] ?? [])].map(other => ({
      name: `${path}@${name} changed to ${other}`,
      xml: write(tag.replace(attribute, ` ${name}="${other}"`)),
    })),
  ])
}
