interface NotReadProps {
  readonly what: string
  readonly reread: () => Promise<void>
}

/** Says in the place of something that it could not be read; as high as a button, which may stand there otherwise. */
export function NotRead({ what, reread }: NotReadProps) {
  return (
    <p role="alert" className="flex min-h-11 flex-wrap items-center gap-x-2 text-sm">
      {what} could not be read.
      <button type="button" onClick={() => void reread()} className="text-link cursor-pointer">
        Try again
      </button>
    </p>
  )
}
