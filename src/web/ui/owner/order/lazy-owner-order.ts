import { lazyRouteComponent } from '@tanstack/react-router'

/*
 * The pages of an order whose code only staff load: by the page's loader, and by browsers that show what the server rendered.
 */

export const LazyOwnerOrder = lazyRouteComponent(() => import('./OwnerOrderPage.tsx'), 'OwnerOrderPage')
export const LazyPacking = lazyRouteComponent(() => import('./PackingPage.tsx'), 'PackingPage')
