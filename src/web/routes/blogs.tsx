import { createFileRoute } from '@tanstack/react-router'
import { type Passage, questions } from '../content/blogs.ts'
import { Container } from '../ui/base/page/Container.tsx'
import { PageHeading } from '../ui/base/page/PageHeading.tsx'
import { describePage } from '../ui/base/page/page-head.ts'

export const Route = createFileRoute('/blogs')({
  head: ({ match }) =>
    describePage(match.context.site, {
      title: 'Blogs',
      description: 'Six questions about building web shops with React and JavaScript, and our answers.',
      path: '/blogs',
    }),
  component: Blogs,
})

function Blogs() {
  return (
    <Container className="py-10 sm:py-14">
      <PageHeading
        title="Blogs"
        lead="Six questions from the people who build this shop, with their answers."
      />
      {questions.map(({ title, answer }, index) => (
        <article
          key={title}
          className="grid gap-x-10 gap-y-4 border-b border-line py-8 first-of-type:pt-2 last-of-type:border-b-0 lg:grid-cols-[2rem_5fr_7fr]"
        >
          <p aria-hidden="true" className="hidden font-condensed text-2xl font-semibold text-muted lg:block">
            {index + 1}
          </p>
          <h2 className="text-2xl leading-tight wrap-break-word">{title}</h2>
          <div className="min-w-0 space-y-4">
            {answer.map(passage => (
              <AnswerPassage key={typeof passage === 'string' ? passage : passage.code} passage={passage} />
            ))}
          </div>
        </article>
      ))}
    </Container>
  )
}

function AnswerPassage({ passage }: { passage: Passage }) {
  if (typeof passage === 'string') return <p className="max-w-prose">{passage}</p>
  return (
    <pre className="sheet px-4 py-3 text-sm wrap-break-word whitespace-pre-wrap">
      <code>{passage.code}</code>
    </pre>
  )
}
