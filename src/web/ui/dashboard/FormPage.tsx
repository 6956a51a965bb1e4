import type { ReactNode } from 'react'
import { PageHeading } from '../PageHeading.tsx'

/** A heading and a form at the width of forms. */
export function FormPage({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <>
      <PageHeading title={title} lead={lead} />
      <div className="max-w-2xl">{children}</div>
    </>
  )
}
