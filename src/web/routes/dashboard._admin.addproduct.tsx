import { createFileRoute } from '@tanstack/react-router'
import { ADD_PRODUCT } from '../content/specification.ts'
import { FormPage } from '../ui/dashboard/FormPage.tsx'
import { AddProductForm } from '../ui/forms/AddProductForm.tsx'

export const Route = createFileRoute('/dashboard/_admin/addproduct')({
  head: () => ({ meta: [{ title: 'Add Product | Parts Hub' }] }),
  component: AddProduct,
})

function AddProduct() {
  return (
    <FormPage title={ADD_PRODUCT}>
      <AddProductForm />
    </FormPage>
  )
}
