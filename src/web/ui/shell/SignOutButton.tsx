import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { SIGN_OUT } from '../../content/specification.ts'
import { notify } from '../base/actions/toast.tsx'

/** Ends the session and goes to the login. Avoids `useAction`, which only some pages load, as this button is on every page. */
export function SignOutButton({ className }: { className: string }) {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const leave = () => {
    setBusy(true)
    import('../../leave.ts')
      .then(({ signOut }) => signOut(router, { to: '/login', state: { arrival: { by: 'sign-out' } } }))
      .catch(error => notify.failure(error, { retry: leave }))
      .finally(() => setBusy(false))
  }
  return (
    <button type="button" disabled={isBusy} onClick={leave} className={className}>
      {SIGN_OUT}
    </button>
  )
}
