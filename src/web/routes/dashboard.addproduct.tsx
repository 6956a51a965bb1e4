import { createFileRoute } from '@tanstack/react-router'
import { AdminsOnly } from '../ui/dashboard/AdminsOnly.tsx'
import { FormPage } from '../ui/dashboard/FormPage.tsx'
import { AddProductForm } from '../ui/forms/AddProductForm.tsx'

export const Route = createFileRoute('/dashboard/addproduct')({
  head: () => ({ meta: [{ title: 'Add Product | Parts Hub' }] }),
  component: AddProduct,
})

function AddProduct() {
  const { user } = Route.useRouteContext()
  if (user?.role !== 'admin') return <AdminsOnly />
  return (
    <FormPage title="Add Product">
      <AddProductForm />
    </FormPage>
  )
}
