import { createFileRoute, redirect } from '@tanstack/react-router'
import { describePage } from '../ui/base/page/page-head.ts'
import { LoginForm } from '../ui/customer/sign-in/LoginForm.tsx'
import { chooseLanding, parseAuthSearch } from '../ui/customer/sign-in/landing.ts'

export const Route = createFileRoute('/login')({
  validateSearch: parseAuthSearch,
  beforeLoad: ({ context, search }) => {
    if (context.user) throw redirect({ href: chooseLanding(search), replace: true, statusCode: 302 })
  },
  head: ({ match }) =>
    describePage(match.context.site, {
      title: 'Login',
      description: 'Log in to Parts Hub: your orders, invoices, shopping lists and addresses.',
      path: '/login',
    }),
  component: Page,
})

function Page() {
  return <LoginForm search={Route.useSearch()} />
}
