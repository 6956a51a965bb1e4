import { lazyRouteComponent } from '@tanstack/react-router'

/** The owner's page of an order, whose code only admins load: by the page's loader, and by browsers that show what the server rendered. */
export const LazyOwnerOrder = lazyRouteComponent(() => import('./OwnerOrderPage.tsx'), 'OwnerOrderPage')
