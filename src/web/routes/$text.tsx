import { createFileRoute, notFound } from '@tanstack/react-router'
import { isTextName } from '#contract/texts/text-names.ts'
import { answerOf, calls } from '../client.ts'
import { NotFoundPage } from '../ui/base/page/NotFoundPage.tsx'
import { describeMissingPage, describePage } from '../ui/base/page/page-head.ts'
import { TextPage } from '../ui/visitor/texts/TextPage.tsx'

/** The texts of the operator: /terms, /privacy and so on. */
export const Route = createFileRoute('/$text')({
  loader: ({ params: { text: name } }) => {
    if (!isTextName(name)) throw notFound()
    return answerOf(calls.text[':name'].$get({ param: { name } }))
  },
  head: ({ match, loaderData: text }) =>
    text
      ? describePage(match.context.site, {
          title: text.title,
          description: text.summary,
          path: `/${text.name}`,
        })
      : describeMissingPage(),
  component: Text,
  notFoundComponent: NotFoundPage,
})

function Text() {
  return <TextPage text={Route.useLoaderData()} />
}
