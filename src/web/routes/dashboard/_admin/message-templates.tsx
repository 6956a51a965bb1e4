import { createFileRoute, Link } from '@tanstack/react-router'
import { answerOf, calls } from '../../../client.ts'
import { PageHeading } from '../../../ui/base/page/PageHeading.tsx'
import { RowsSkeleton } from '../../../ui/base/page/RowsSkeleton.tsx'
import { TemplateForm } from '../../../ui/owner/messages/TemplateForm.tsx'

export const Route = createFileRoute('/dashboard/_admin/message-templates')({
  loader: ({ context: { admin } }) => admin && answerOf(calls['message-template'].$get()),
  gcTime: 0,
  head: () => ({ meta: [{ title: 'Templates | Parts Hub' }] }),
  component: Templates,
  pendingComponent: () => <RowsSkeleton title="Templates" />,
})

function Templates() {
  const templates = Route.useLoaderData()
  if (!templates) return null
  return (
    <>
      <PageHeading
        title="Templates"
        lead="Texts for answers to messages. {name} becomes the customer’s name, {order} the number of the order."
        actions={
          <Link to="/dashboard/messages" className="btn btn-outline">
            All messages
          </Link>
        }
      />
      <div className="grid gap-6">
        {templates.map(template => (
          <TemplateForm key={template._id} template={template} />
        ))}
        <TemplateForm key={`new ${templates.length}`} />
      </div>
    </>
  )
}
