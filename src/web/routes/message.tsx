import { createFileRoute } from '@tanstack/react-router'
import { MessagePage } from '../ui/visitor/message/MessagePage.tsx'

/** Where the links of answers lead: /message#token. What stands behind the # only the browser knows. */
export const Route = createFileRoute('/message')({
  head: () => ({
    meta: [
      { title: 'Your message | Parts Hub' },
      { name: 'referrer', content: 'no-referrer' },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: MessagePage,
})
