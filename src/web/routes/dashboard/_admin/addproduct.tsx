import { createFileRoute } from '@tanstack/react-router'
import { answerOf, calls } from '../../../client.ts'
import { ADD_PRODUCT } from '../../../content/specification.ts'
import { foundOr404 } from '../../../guards.ts'
import { readText } from '../../../search-params.ts'
import { FormPage } from '../../../ui/base/page/FormPage.tsx'
import { AddProductForm } from '../../../ui/owner/product-editor/AddProductForm.tsx'

export const Route = createFileRoute('/dashboard/_admin/addproduct')({
  // `from` is the id of a product that the form begins as a copy of.
  validateSearch: ({ from }: Record<string, unknown>): { from?: string } => ({ from: readText(from, 64) }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { admin }, deps: { from } }) =>
    admin && from !== undefined
      ? foundOr404(answerOf(calls.service[':id'].$get({ param: { id: encodeURIComponent(from) } })))
      : null,
  gcTime: 0,
  head: () => ({ meta: [{ title: 'Add Product | Parts Hub' }] }),
  component: AddProduct,
})

function AddProduct() {
  const original = Route.useLoaderData()
  return (
    <FormPage title={ADD_PRODUCT} lead={original ? `A copy of ${original.name}` : undefined}>
      <AddProductForm key={original?._id} original={original} />
    </FormPage>
  )
}
