/** An element of a document, by its name without the prefix; texts and attributes as they are written. */
export interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** What stands before the first child. */
  readonly text: string
  readonly children: readonly Element[]
}

/** A tag, and the text behind it. */
const TAG = /<(\/?)(?:\w+:)?(\w+)((?: [\w:]+="[^"]*")*)>([^<]*)/g

/** The root of a document as the shop writes it: no comments, no empty tags. */
export function readXml(xml: string): Element {
  const top = { name: '', attributes: {}, text: '', children: [] as Element[] }
  const open = [top]
  for (const [, isEnd, name = '', attributes = '', text = ''] of xml.matchAll(TAG)) {
    if (isEnd) {
      open.pop()
      continue
    }
    const found = [...attributes.matchAll(/ ([\w:]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
      key,
      value,
    ])
    const element = { name, attributes: Object.fromEntries(found), text, children: [] }
    open.at(-1)?.children.push(element)
    open.push(element)
  }
  const [root] = top.children
  if (!root) throw new Error('no document')
  return root
}

/** The elements at a path of names, in their order; '' is the element itself, and `//Name` all of a name anywhere below it. */
export function select(from: Element, path: string): readonly Element[] {
  if (path === '') return [from]
  const [first = '', ...names] = path.replace('//', '').split('/')
  const start = path.startsWith('//') ? below(from) : from.children
  return names.reduce<readonly Element[]>(
    (elements, name) => elements.flatMap(({ children }) => children.filter(child => child.name === name)),
    start.filter(element => element.name === first),
  )
}

/** Every element below one, in the order of the document. */
export function below(element: Element): Element[] {
  return element.children.flatMap(child => [child, ...below(child)])
}

/** The text of the first element at a path; '' if there is none. */
export function textOf(from: Element, path: string): string {
  return select(from, path)[0]?.text.trim() ?? ''
}
