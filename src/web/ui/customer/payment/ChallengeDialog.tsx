import { ConfirmDialog } from '../../base/actions/ConfirmDialog.tsx'

interface ChallengeDialogProps {
  isBusy: boolean
  onAnswer: (answer: 'success' | 'failure') => void
  onAbandon: () => void
}

/** The bank's confirmation of a payment (3-D Secure), as the sandbox's bank asks for it. */
export function ChallengeDialog({ isBusy, onAnswer, onAbandon }: ChallengeDialogProps) {
  return (
    <ConfirmDialog
      title="Your bank asks you to confirm this payment"
      onClose={onAbandon}
      actions={
        <>
          <button
            type="button"
            className="btn btn-secondary"
            disabled={isBusy}
            onClick={() => onAnswer('success')}
          >
            Authenticate
          </button>
          <button
            type="button"
            className="btn btn-outline"
            disabled={isBusy}
            onClick={() => onAnswer('failure')}
          >
            Fail
          </button>
          <button type="button" className="btn btn-ghost" disabled={isBusy} onClick={onAbandon}>
            Close
          </button>
        </>
      }
    >
      This is the demo bank. Choose Authenticate to approve the payment, or Fail to see what happens.
    </ConfirmDialog>
  )
}
