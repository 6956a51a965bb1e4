import type { ReactNode } from 'react'
import { PageHeading } from './PageHeading.tsx'

/** A page with a heading and a form. */
export function FormPage({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <>
      <PageHeading title={title} lead={lead} />
      <div className="max-w-2xl">{children}</div>
    </>
  )
}
