import { createFileRoute } from '@tanstack/react-router'
import { FormPage } from '../ui/dashboard/FormPage.tsx'
import { AddProductForm } from '../ui/forms/AddProductForm.tsx'

export const Route = createFileRoute('/dashboard/_admin/addproduct')({
  head: () => ({ meta: [{ title: 'Add Product | Parts Hub' }] }),
  component: AddProduct,
})

function AddProduct() {
  return (
    <FormPage title="Add Product">
      <AddProductForm />
    </FormPage>
  )
}
