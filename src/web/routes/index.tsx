import { createFileRoute } from '@tanstack/react-router'
import { hero } from '../content/home.ts'
import { HomePage } from '../ui/home/HomePage.tsx'
import { loadHome } from '../ui/home/load-home.ts'
import { describePage } from '../ui/page-head.ts'

export const Route = createFileRoute('/')({
  loader: loadHome,
  head: ({ match }) =>
    describePage(match.context.site, { title: hero.title, description: hero.text, path: '/' }),
  component: Home,
})

function Home() {
  return <HomePage {...Route.useLoaderData()} />
}
