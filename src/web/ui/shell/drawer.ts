import { useSyncExternalStore } from 'react'

/** The id of the sidebar that the drawer's button opens on small screens. */
export const SIDEBAR_ID = 'dashboard-sidebar'

const listeners = new Set<() => void>()
let isOpen = false

/** Opens or closes the dashboard's sidebar on small screens. */
export function setDrawer(open: boolean): void {
  isOpen = open
  for (const listener of listeners) listener()
}

/** Whether the dashboard's sidebar is open on small screens. */
export function useDrawer(): boolean {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isOpen,
    () => false,
  )
}
