import { createFileRoute, redirect } from '@tanstack/react-router'
import { describePage } from '../ui/base/page/page-head.ts'
import { parseAuthSearch } from '../ui/customer/sign-in/landing.ts'
import { SignUpForm } from '../ui/customer/sign-in/SignUpForm.tsx'

export const Route = createFileRoute('/signup')({
  validateSearch: parseAuthSearch,
  beforeLoad: ({ context }) => {
    if (context.user) throw redirect({ to: '/home', replace: true, statusCode: 302 })
  },
  head: ({ match }) =>
    describePage(match.context.site, {
      title: 'Sign Up',
      description:
        'Sign up at Parts Hub to order tools and parts, follow your orders and keep lists and addresses.',
      path: '/signup',
    }),
  component: Page,
})

function Page() {
  return <SignUpForm search={Route.useSearch()} />
}
