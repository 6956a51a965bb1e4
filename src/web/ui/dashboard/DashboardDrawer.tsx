import { useEffect, useRef } from 'react'
import { SIDEBAR_ID, setDrawer, useDrawer } from '../drawer.ts'
import { DashboardMenu } from './DashboardMenu.tsx'

const close = () => setDrawer(false)

/** The side menu on small screens, over the page. The dialog traps the focus, and Escape closes it. */
export function DashboardDrawer({ isAdmin }: { isAdmin: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isOpen = useDrawer()

  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])

  useEffect(() => {
    const wide = window.matchMedia('(width >= 64rem)')
    wide.addEventListener('change', close)
    return () => {
      wide.removeEventListener('change', close)
      close()
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      id={SIDEBAR_ID}
      aria-label="Dashboard menu"
      onClose={close}
      closedby="any"
      className="m-0 h-dvh max-h-none w-72 max-w-[85vw] border-r border-line bg-base-200 text-base-content backdrop:bg-black/60"
    >
      <div className="min-h-full pb-8">
        <div className="flex items-center justify-between border-b border-line py-2 pr-2 pl-4">
          <p className="eyebrow">Dashboard</p>
          <button type="button" onClick={close} className="btn btn-ghost">
            Close
          </button>
        </div>
        <DashboardMenu isAdmin={isAdmin} onChoose={close} />
      </div>
    </dialog>
  )
}
