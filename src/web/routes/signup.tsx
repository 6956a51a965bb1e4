import { createFileRoute, redirect } from '@tanstack/react-router'
import { parseAuthSearch } from '../ui/auth/landing.ts'
import { SignUpForm } from '../ui/auth/SignUpForm.tsx'
import { describePage } from '../ui/page-head.ts'

export const Route = createFileRoute('/signup')({
  validateSearch: parseAuthSearch,
  beforeLoad: ({ context }) => {
    if (context.user) throw redirect({ to: '/home', replace: true, statusCode: 302 })
  },
  head: ({ match }) =>
    describePage(match.context.site, {
      title: 'Sign Up',
      path: '/signup',
      isPrivate: true,
    }),
  component: Page,
})

function Page() {
  return <SignUpForm search={Route.useSearch()} />
}
