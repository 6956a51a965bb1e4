import { useHydrated } from '@tanstack/react-router'
import { canUsePasskeys, signInByPasskey } from './passkeys.ts'

/**
 * Signs in with a passkey; shown only if the browser supports them. `onDone` receives the person's address. Its room is kept from the
 * start: the sheet moves when something comes into it, and what is pressed just then slips from under the pointer.
 */
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
  const isHidden = isHydrated && !canUsePasskeys()
  async function signIn(): Promise<void> {
    onBegin()
    try {
      onDone(await signInByPasskey())
    } catch (error) {
      onError(error)
    }
  }
  return (
    <button
      type="button"
      onClick={() => void signIn()}
      className={`btn btn-outline mt-3 w-full ${isHidden ? 'invisible' : ''}`}
    >
      Log in with a passkey
    </button>
  )
}
