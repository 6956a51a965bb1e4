import { SIDEBAR_ID, setDrawer, useDrawer } from './drawer.ts'

/** Shows and hides the dashboard's side menu on small screens. */
export function DrawerButton() {
  const isOpen = useDrawer()
  return (
    <button
      type="button"
      aria-label="Dashboard menu"
      aria-expanded={isOpen}
      aria-controls={SIDEBAR_ID}
      onClick={() => setDrawer(!isOpen)}
      className="flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-field border border-ink-line text-ink-content hover:border-ink-muted lg:hidden"
    >
      <svg viewBox="0 0 20 20" className="size-5 fill-none stroke-current stroke-[1.75]" aria-hidden="true">
        <rect x="2" y="3" width="16" height="14" rx="1" />
        <path d="M8 3v14M4.5 7h1M4.5 10h1" />
      </svg>
    </button>
  )
}
