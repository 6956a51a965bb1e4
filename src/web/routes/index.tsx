import { createFileRoute } from '@tanstack/react-router'
import { describeHome } from '../ui/visitor/home/describe-home.ts'
import { HomePage } from '../ui/visitor/home/HomePage.tsx'
import { readHomeSearch } from '../ui/visitor/home/home-search.ts'
import { loadHome } from '../ui/visitor/home/load-home.ts'

export const Route = createFileRoute('/')({
  validateSearch: readHomeSearch,
  loader: loadHome,
  head: ({ match, loaderData }) => describeHome(match.context.site, loaderData?.products),
  component: Home,
})

function Home() {
  return <HomePage {...Route.useLoaderData()} />
}
