import { createFileRoute } from '@tanstack/react-router'
import { needsTwoStep } from '#contract/accounts/sign-in.ts'
import { FormPage } from '../../ui/base/page/FormPage.tsx'
import { RowsSkeleton } from '../../ui/base/page/RowsSkeleton.tsx'
import { AddressSection } from '../../ui/customer/account/AddressSection.tsx'
import { LinkedSection } from '../../ui/customer/account/LinkedSection.tsx'
import { LoginAgain } from '../../ui/customer/account/LoginAgain.tsx'
import { loadAccount } from '../../ui/customer/account/load-account.ts'
import { PasskeysSection } from '../../ui/customer/account/PasskeysSection.tsx'
import { PasswordSection } from '../../ui/customer/account/PasswordSection.tsx'
import { SessionsSection } from '../../ui/customer/account/SessionsSection.tsx'
import { TwoStepSection } from '../../ui/customer/account/TwoStepSection.tsx'
import { YourData } from '../../ui/customer/account/YourData.tsx'

export const Route = createFileRoute('/dashboard/account')({
  validateSearch: (search: Record<string, unknown>): { error?: string } =>
    typeof search.error === 'string' ? { error: search.error } : {},
  loader: async ({ context: { user } }) => (user ? loadAccount() : null),
  gcTime: 0,
  head: () => ({ meta: [{ title: 'Sign-in & security | Parts Hub' }] }),
  component: Account,
  pendingComponent: () => <RowsSkeleton title="Sign-in & security" />,
})

function Account() {
  const account = Route.useLoaderData()
  const { user, site } = Route.useRouteContext()
  const { error } = Route.useSearch()
  if (!user || !account) return null
  const hasPassword = !account.isStale && account.accounts.some(each => each.providerId === 'credential')
  return (
    <FormPage title="Sign-in & security">
      <div className="grid gap-6">
        {needsTwoStep(user, site.mode) && (
          <p className="sheet border-l-4 border-l-warning p-5 font-semibold">
            Whoever works for this shop must use two-step sign-in. Turn it on below to use your rights.
          </p>
        )}
        {account.isStale ? (
          <LoginAgain />
        ) : (
          <>
            <AddressSection user={user} hasPassword={hasPassword} />
            <PasswordSection hasPassword={hasPassword} />
            <TwoStepSection user={user} hasPassword={hasPassword} />
            <PasskeysSection passkeys={account.passkeys} />
            <LinkedSection accounts={account.accounts} error={error} />
            <SessionsSection sessions={account.sessions} ownId={account.ownSessionId} />
            <YourData hasPassword={hasPassword} />
          </>
        )}
      </div>
    </FormPage>
  )
}
