import { useHydrated } from '@tanstack/react-router'
import { canUsePasskeys, signInByPasskey } from './passkeys.ts'

/** Signs in with a passkey; shown only if the browser supports them. `onDone` receives the person's address. */
export function PasskeyButton({
  onBegin,
  onDone,
  onError,
}: {
  onBegin: () => void
  onDone: (email: string) => void
  onError: (error: unknown) => void
}) {
  const isHydrated = useHydrated()
  if (!isHydrated || !canUsePasskeys()) return null
  async function signIn(): Promise<void> {
    onBegin()
    try {
      onDone(await signInByPasskey())
    } catch (error) {
      onError(error)
    }
  }
  return (
    <button type="button" onClick={() => void signIn()} className="btn btn-outline mt-3 w-full">
      Log in with a passkey
    </button>
  )
}
