import { createFileRoute } from '@tanstack/react-router'
import { PageHeading } from '../../../ui/base/page/PageHeading.tsx'
import { TableImport } from '../../../ui/owner/products/TableImport.tsx'

export const Route = createFileRoute('/dashboard/_admin/products/import')({
  head: () => ({ meta: [{ title: 'Import products | Parts Hub' }] }),
  component: Import,
})

function Import() {
  return (
    <>
      <PageHeading
        title="Import products"
        lead="The file is checked first. Nothing changes until you import it, and then all of it or nothing."
        actions={
          <div className="flex flex-wrap gap-2">
            <a href="/product/export" download="products.csv" className="btn btn-outline">
              Export CSV
            </a>
            <a href="/product/export?format=xlsx" download="products.xlsx" className="btn btn-outline">
              Export XLSX
            </a>
          </div>
        }
      />
      <TableImport />
    </>
  )
}
