import { linkOptions } from '@tanstack/react-router'
import { roleNames } from '#contract/accounts/right-words.ts'
import { StateLinks } from '../../base/list/StateLinks.tsx'
import { PageHeading } from '../../base/page/PageHeading.tsx'
import { Block } from '../../visitor/texts/TextPage.tsx'
import {
  type HandbookBlock,
  type HandbookHeading,
  type HandbookName,
  type HandbookPicture,
  type HandbookText,
  handbookNames,
} from './handbook.ts'

const linkTo = (name: HandbookName) => linkOptions({ to: '/dashboard/handbook/{-$name}', params: { name } })
const { customer: _, admin: owner, ...others } = roleNames
const titles: Readonly<Record<HandbookName, string>> = { owner, ...others }
const pages = handbookNames.map(name => [name, titles[name]] as const)

/** A page of the handbook: what it tells of, and that. */
export function HandbookPage({ name, text }: { name: HandbookName; text: HandbookText }) {
  const headings = text.blocks.filter((block): block is HandbookHeading => block.kind === 'heading')
  return (
    <>
      <PageHeading title={text.title} lead={text.summary} />
      <StateLinks
        label="Pages of the handbook"
        states={pages}
        chosen={name}
        linkTo={linkTo}
        className="mb-8 print:hidden"
      />
      <nav aria-label="On this page" className="mb-10">
        <ul className="grid gap-x-8 sm:grid-cols-2 xl:grid-cols-3">
          {headings.map(({ id, text: title }) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-block py-1 text-link">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <article className="grid gap-4">
        {text.blocks.map(block => (
          <Part key={JSON.stringify(block)} block={block} />
        ))}
      </article>
    </>
  )
}

function Part({ block }: { block: HandbookBlock }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 id={block.id} className="mt-8 scroll-mt-24 border-t border-line pt-6 text-2xl sm:text-3xl">
          {block.text}
        </h2>
      )
    case 'picture':
      return <DeskPicture picture={block} />
    default:
      return <Block block={block} />
  }
}

/** In the theme of the page. The other one is not shown, and so not loaded. */
function DeskPicture({ picture: { alt, light, dark, width, height } }: { picture: HandbookPicture }) {
  const look = 'my-2 h-auto max-w-[min(100%,44rem)] rounded-box border border-line shadow-lg'
  const facts = { width, height, loading: 'lazy', decoding: 'async' } as const
  return (
    <>
      <img {...facts} alt={alt} src={light} className={`${look} dark:hidden`} />
      <img {...facts} alt={alt} src={dark} className={`${look} hidden dark:block`} />
    </>
  )
}
