import { createFileRoute, redirect } from '@tanstack/react-router'
import { LoginForm } from '../ui/auth/LoginForm.tsx'
import { chooseLanding, parseAuthSearch } from '../ui/auth/landing.ts'
import { describePage } from '../ui/page-head.ts'

export const Route = createFileRoute('/login')({
  validateSearch: parseAuthSearch,
  beforeLoad: ({ context, search }) => {
    if (context.user) throw redirect({ href: chooseLanding(search), replace: true, statusCode: 302 })
  },
  head: ({ match }) =>
    describePage(match.context.site, {
      title: 'Login',
      path: '/login',
      isPrivate: true,
    }),
  component: Page,
})

function Page() {
  return <LoginForm search={Route.useSearch()} />
}
