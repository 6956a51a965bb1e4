import { useRouter } from '@tanstack/react-router'
import type { SignInChoice } from '#contract/accounts/sign-in.ts'
import { postAuth, textOf } from '../../../auth-calls.ts'
import { AuthMessage } from '../sign-in/AuthMessage.tsx'
import { describeProviderError } from '../sign-in/provider-errors.ts'
import type { AccountEntry } from './load-account.ts'
import { Section } from './Section.tsx'
import { useAccountAction } from './use-account-action.tsx'

const names: Readonly<Record<SignInChoice, string>> = { google: 'Google', oidc: 'Single sign-on' }
const PAGE = '/dashboard/account'

/** The outside accounts used to sign in. */
export function LinkedSection({
  accounts,
  error,
}: {
  accounts: readonly AccountEntry[]
  error?: string | undefined
}) {
  const { signInWith } = useRouter().options.context.site
  const { isOff, message, run, dialog } = useAccountAction()
  if (signInWith.length === 0) return null

  async function link(provider: SignInChoice): Promise<void> {
    const body = { provider, callbackURL: PAGE, errorCallbackURL: PAGE }
    window.location.assign(textOf(await postAuth('link-social', body), 'url') ?? PAGE)
  }

  return (
    <Section title="Linked accounts" lead="An account with your address can sign you in here.">
      <ul className="grid">
        {signInWith.map(provider => {
          const linked = accounts.find(({ providerId }) => providerId === provider)
          return (
            <li
              key={provider}
              className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3"
            >
              <span className="font-semibold">
                {names[provider]}
                {linked && <span className="ml-3 badge badge-success">linked</span>}
              </span>
              <button
                type="button"
                disabled={isOff}
                onClick={() =>
                  void (linked
                    ? run(
                        () => postAuth('unlink-account', { accountId: linked.id }),
                        `${names[provider]} is no longer linked`,
                      )
                    : run(() => link(provider)))
                }
                className="btn btn-outline btn-sm"
              >
                {linked ? `Unlink ${names[provider]}` : `Link ${names[provider]}`}
              </button>
            </li>
          )
        })}
      </ul>
      <AuthMessage message={message ?? describeProviderError(error)} />
      {dialog}
    </Section>
  )
}
