import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from './ConfirmDialog.tsx'

/** Asks before leaving a page whose changes would be lost. Links within the page ask nothing. */
export function LeaveQuestion({ hasChanges }: { hasChanges: () => boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && hasChanges(),
    enableBeforeUnload: hasChanges,
    withResolver: true,
  })
  if (status !== 'blocked') return null
  return (
    <ConfirmDialog
      title="Leave without saving?"
      onClose={reset}
      actions={
        <>
          <button type="button" className="btn btn-error" onClick={proceed}>
            Leave
          </button>
          <button type="button" className="btn btn-outline" onClick={reset}>
            Stay
          </button>
        </>
      }
    >
      What you changed on this page has not been saved.
    </ConfirmDialog>
  )
}
