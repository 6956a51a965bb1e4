import { createFileRoute } from '@tanstack/react-router'
import { FORGOT_PASSWORD } from '../content/specification.ts'
import { describePage } from '../ui/base/page/page-head.ts'
import { ForgotPasswordForm } from '../ui/customer/sign-in/ForgotPasswordForm.tsx'

export const Route = createFileRoute('/forgot-password')({
  head: ({ match }) =>
    describePage(match.context.site, {
      title: FORGOT_PASSWORD,
      path: '/forgot-password',
      isPrivate: true,
    }),
  component: ForgotPasswordForm,
})
