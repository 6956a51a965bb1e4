import { useEffect } from 'react'
import type { Desk } from '#contract/desk/desk.ts'
import { SideDialog } from '../base/actions/SideDialog.tsx'
import { DashboardMenu } from './DashboardMenu.tsx'
import { SIDEBAR_ID, setDrawer, useDrawer } from './drawer.ts'

const close = () => setDrawer(false)

/** The side menu on small screens. */
export function DashboardDrawer({ desk }: { desk: Desk | undefined }) {
  const isOpen = useDrawer()
  useEffect(() => close, [])
  if (!isOpen) return null
  return (
    <SideDialog
      id={SIDEBAR_ID}
      label="Dashboard menu"
      heading={<p className="eyebrow">Dashboard</p>}
      onClose={close}
      className="w-72 max-w-[85vw] border-r"
    >
      <div className="grow overflow-y-auto pb-8">
        <DashboardMenu desk={desk} onChoose={close} />
      </div>
    </SideDialog>
  )
}
