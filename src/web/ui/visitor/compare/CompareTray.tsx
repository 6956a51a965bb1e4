import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useCompared } from './compared-products.ts'

/** Fetched once something is chosen. */
const Chosen = lazy(() => import('./ChosenToCompare.tsx'))

/** What is chosen for comparison, at the bottom of every page but the comparison itself, the dashboard, and where one orders. */
export function CompareTray() {
  const parts = useCompared()
  const isElsewhere = useLocation({
    select: ({ pathname }) => /^\/(compare$|dashboard|purchase)/.test(pathname),
  })
  if (parts.length === 0 || isElsewhere) return null
  return (
    <Suspense>
      <Chosen parts={parts} />
    </Suspense>
  )
}
