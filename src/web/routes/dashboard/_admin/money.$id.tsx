import { createFileRoute, redirect } from '@tanstack/react-router'

/** Where the money of an order stood before it had one page: mails sent then lead here. */
export const Route = createFileRoute('/dashboard/_admin/money/$id')({
  beforeLoad: ({ context: { admin }, params }) => {
    if (admin) throw redirect({ to: '/dashboard/orders/$id', params, replace: true, statusCode: 301 })
  },
})
