import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordForm } from '../ui/customer/sign-in/ResetPasswordForm.tsx'

export const Route = createFileRoute('/reset-password')({
  validateSearch: (search: Record<string, unknown>): { token?: string } =>
    typeof search.token === 'string' ? { token: search.token } : {},
  head: () => ({
    meta: [
      { title: 'New password | Parts Hub' },
      { name: 'referrer', content: 'no-referrer' },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: Page,
})

function Page() {
  const { token = '' } = Route.useSearch()
  return <ResetPasswordForm token={token} />
}
