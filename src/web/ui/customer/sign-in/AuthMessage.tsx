/** The sign-in provider's message, in red under the form. */
export function AuthMessage({ message }: { message: string | undefined }) {
  return (
    <div role="alert" className="font-semibold text-error empty:hidden">
      {message && <p>{message}</p>}
    </div>
  )
}
