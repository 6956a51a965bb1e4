import type { ShopText, TextBlock, TextRun } from '#contract/texts/texts.ts'
import { Container } from '../../base/page/Container.tsx'
import { PageHeading } from '../../base/page/PageHeading.tsx'

/** A page with a text of the operator. */
export function TextPage({ text }: { text: ShopText }) {
  return (
    <Container width="reading" className="py-10 sm:py-14">
      <PageHeading title={text.title} />
      <div className="grid gap-4">
        {text.blocks.map(block => (
          <Block key={JSON.stringify(block)} block={block} />
        ))}
      </div>
    </Container>
  )
}

/** A part of a text. */
export function Block({ block }: { block: TextBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h2 className="mt-6 text-2xl sm:text-3xl">{block.text}</h2>
    case 'subheading':
      return <h3 className="mt-3 text-xl">{block.text}</h3>
    case 'paragraph':
      return (
        <p className="max-w-prose">
          <Runs runs={block.runs} />
        </p>
      )
    case 'list':
      return <List block={block} />
  }
}

function List({ block: { isNumbered, items } }: { block: Extract<TextBlock, { kind: 'list' }> }) {
  const Element = isNumbered ? 'ol' : 'ul'
  return (
    <Element className={`max-w-prose space-y-2 pl-6 ${isNumbered ? 'list-decimal' : 'list-disc'}`}>
      {items.map(runs => (
        <li key={runs.map(({ text }) => text).join('')} className="pl-1 wrap-break-word">
          <Runs runs={runs} />
        </li>
      ))}
    </Element>
  )
}

function Runs({ runs }: { runs: readonly TextRun[] }) {
  return runs.map(({ text, isBold, href }, place) => {
    const words = isBold ? <strong>{text}</strong> : text
    // The same words may come twice, and runs stay in their places.
    const key = `${place} ${text}`
    if (href === null) return <span key={key}>{words}</span>
    return (
      <a key={key} href={href} className="text-link">
        {words}
      </a>
    )
  })
}
