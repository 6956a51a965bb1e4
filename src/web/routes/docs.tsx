import { createFileRoute } from '@tanstack/react-router'
import { fetchShop, toCallError } from '../client.ts'
import { Container } from '../ui/base/page/Container.tsx'
import { PageHeading, SectionHeading } from '../ui/base/page/PageHeading.tsx'
import { describePage } from '../ui/base/page/page-head.ts'
import { CallSheet } from '../ui/visitor/texts/CallSheet.tsx'
import type { ApiDescription } from '../ui/visitor/texts/describe-calls.ts'

export const Route = createFileRoute('/docs')({
  loader: async () => {
    const answer = await fetchShop('/openapi.json')
    if (!answer.ok) throw await toCallError(answer)
    const description: ApiDescription = await answer.json()
    const { describeCalls } = await import('../ui/visitor/texts/describe-calls.ts')
    return { lead: description.info.description ?? '', groups: describeCalls(description) }
  },
  head: ({ match }) =>
    describePage(match.context.site, {
      title: 'API reference',
      description: 'The Parts Hub API: the parameters, permissions and responses of every call.',
      path: '/docs',
    }),
  component: Docs,
})

function Docs() {
  const { lead, groups } = Route.useLoaderData()
  return (
    <Container className="py-10 sm:py-14">
      <PageHeading
        title="API reference"
        lead={`${lead} Errors are problem documents as defined in RFC 9457.`}
        actions={
          <a href="/openapi.json" className="btn btn-outline">
            OpenAPI description
          </a>
        }
      />
      <div className="space-y-12">
        {groups.map(({ tag, calls }) => (
          <section key={tag} aria-labelledby={`tag-${tag}`}>
            <SectionHeading id={`tag-${tag}`} title={tag} />
            <div className="space-y-5">
              {calls.map(call => (
                <CallSheet key={`${call.method} ${call.path}`} call={call} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </Container>
  )
}
