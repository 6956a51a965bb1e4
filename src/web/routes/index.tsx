import { createFileRoute } from '@tanstack/react-router'
import { describeHome } from '../ui/home/describe-home.ts'
import { HomePage } from '../ui/home/HomePage.tsx'
import { readHomeSearch } from '../ui/home/home-search.ts'
import { loadHome } from '../ui/home/load-home.ts'

export const Route = createFileRoute('/')({
  validateSearch: readHomeSearch,
  loader: loadHome,
  head: ({ match, loaderData }) => describeHome(match.context.site, loaderData?.products),
  component: Home,
})

function Home() {
  return <HomePage {...Route.useLoaderData()} />
}
