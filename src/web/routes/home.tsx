import { createFileRoute } from '@tanstack/react-router'
import { describeHome } from '../ui/visitor/home/describe-home.ts'
import { HomePage } from '../ui/visitor/home/HomePage.tsx'
import { loadHome } from '../ui/visitor/home/load-home.ts'

/** The home page at its second address; search engines are given the first. */
export const Route = createFileRoute('/home')({
  loader: loadHome,
  head: ({ match, loaderData }) => describeHome(match.context.site, loaderData?.products),
  component: Home,
})

function Home() {
  return <HomePage {...Route.useLoaderData()} />
}
