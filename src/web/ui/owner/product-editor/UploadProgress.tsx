/** The progress of an upload, with a button to cancel it. Once sent, the picture is processed, which takes an unknown time. */
export function UploadProgress({
  name,
  share,
  onCancel,
}: {
  name: string
  share: number
  onCancel: () => void
}) {
  const isSent = share === 1
  return (
    <div className="mt-4">
      <div className="flex items-center gap-4">
        <progress
          aria-label={`Upload of ${name}`}
          className="progress grow progress-secondary"
          value={isSent ? undefined : share}
          max={1}
        />
        <button type="button" className="btn btn-sm" onClick={onCancel}>
          Cancel
        </button>
      </div>
      <p className="mt-1.5 text-sm wrap-break-word text-muted">
        {isSent ? `Preparing ${name} …` : `${Math.floor(share * 100)} % of ${name}`}
      </p>
    </div>
  )
}
