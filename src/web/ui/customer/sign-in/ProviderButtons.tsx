import { useRouter } from '@tanstack/react-router'
import type { SignInChoice } from '#contract/accounts/sign-in.ts'
import { postAuth, textOf } from '../../../auth-calls.ts'
import { CONTINUE_WITH_GOOGLE } from '../../../content/specification.ts'
import { type AuthSearch, chooseLanding, keepPlace } from './landing.ts'

const labels: Readonly<Record<SignInChoice, string>> = {
  google: CONTINUE_WITH_GOOGLE,
  oidc: 'continue with single sign-on',
}

/** Sign-in through outside providers. `onLeave` is called before the page is left, `onError` with a failure. */
export function ProviderButtons({
  search,
  onLeave,
  onError,
}: {
  search: AuthSearch
  onLeave: () => void
  onError: (error: unknown) => void
}) {
  const { signInWith } = useRouter().options.context.site

  async function leave(provider: SignInChoice): Promise<void> {
    onLeave()
    try {
      const query = new URLSearchParams({ ...keepPlace(search) }).toString()
      const body = {
        provider,
        callbackURL: chooseLanding(search),
        errorCallbackURL: query ? `/login?${query}` : '/login',
      }
      window.location.assign(textOf(await postAuth('sign-in/social', body), 'url') ?? '/login')
    } catch (error) {
      onError(error)
    }
  }

  if (signInWith.length === 0) return null
  return (
    <div className="mt-6 grid gap-3">
      <div className="flex items-center gap-4 text-sm text-muted" aria-hidden="true">
        <span className="h-px grow bg-line" />
        or
        <span className="h-px grow bg-line" />
      </div>
      {signInWith.map(each => (
        <button key={each} type="button" onClick={() => void leave(each)} className="btn btn-outline">
          {labels[each]}
        </button>
      ))}
    </div>
  )
}
