import { createFileRoute } from '@tanstack/react-router'
import { FORGOT_PASSWORD } from '../content/specification.ts'
import { ForgotPasswordForm } from '../ui/auth/ForgotPasswordForm.tsx'
import { describePage } from '../ui/page-head.ts'

export const Route = createFileRoute('/forgot-password')({
  head: ({ match }) =>
    describePage(match.context.site, {
      title: FORGOT_PASSWORD,
      path: '/forgot-password',
      isPrivate: true,
    }),
  component: ForgotPasswordForm,
})
