import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isStaff } from '#contract/accounts/roles.ts'
import type { VisitStep } from '#contract/desk/visit-steps.ts'

const root = getRouteApi('__root__')

/** Has a step towards an order counted: its name is all that is said. Nobody waits for it, and nothing is lost if it does not arrive. */
export function tellVisit(step: VisitStep): void {
  navigator.sendBeacon('/visit', JSON.stringify({ step }))
}

/** The same once the page is shown, unless to somebody who works for the shop. */
export function useVisit(step: VisitStep): void {
  const { user } = root.useRouteContext()
  const isOwn = user !== null && isStaff(user.role)
  useEffect(() => {
    if (!isOwn) tellVisit(step)
  }, [step, isOwn])
}
