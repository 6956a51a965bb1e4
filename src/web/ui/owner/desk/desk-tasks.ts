import { type LinkProps, linkOptions } from '@tanstack/react-router'
import type { DeskTask } from '#contract/desk/tasks.ts'

interface Task {
  readonly label: string
  /** Where it is worked. */
  readonly to: LinkProps
}

/** What each task is called, and where it is worked. */
export const tasks: Readonly<Record<DeskTask, Task>> = {
  'to-ship': {
    label: 'To ship',
    to: linkOptions({ to: '/dashboard/orders', search: { state: 'to-ship', sort: 'oldest' } }),
  },
  late: {
    label: 'Late',
    to: linkOptions({ to: '/dashboard/orders', search: { state: 'late', sort: 'oldest' } }),
  },
  'address-needed': {
    label: 'Address needed',
    to: linkOptions({ to: '/dashboard/orders', search: { state: 'address-needed' } }),
  },
  requests: { label: 'Price requests', to: linkOptions({ to: '/dashboard/requests' }) },
  returns: { label: 'Returns', to: linkOptions({ to: '/dashboard/returns' }) },
  messages: { label: 'Messages to answer', to: linkOptions({ to: '/dashboard/messages' }) },
  'failed-refunds': { label: 'Failed refunds', to: linkOptions({ to: '/dashboard/money', hash: 'review' }) },
  disputes: { label: 'Disputes', to: linkOptions({ to: '/dashboard/money', hash: 'review' }) },
  'held-payments': {
    label: 'Payments of another amount',
    to: linkOptions({ to: '/dashboard/money', hash: 'comparison' }),
  },
  'failed-webhooks': {
    label: 'Webhooks that failed',
    to: linkOptions({ to: '/dashboard/money', hash: 'webhooks' }),
  },
  'webhooks-off': {
    label: 'Webhooks switched off',
    to: linkOptions({ to: '/dashboard/webhooks' }),
  },
  overdue: {
    label: 'Overdue on account',
    to: linkOptions({ to: '/dashboard/orders', search: { state: 'overdue' } }),
  },
  'low-stock': {
    label: 'Low stock',
    to: linkOptions({ to: '/dashboard/products', search: { state: 'low' } }),
  },
}
