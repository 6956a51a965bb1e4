import { createFileRoute } from '@tanstack/react-router'
import { answerOf, calls } from '../client.ts'

export const Route = createFileRoute('/')({
  loader: async () => ({ products: await answerOf(calls.service.$get({ query: { limit: '3' } })) }),
  component: Home,
})

function Home() {
  const { products } = Route.useLoaderData()
  return (
    <ul>
      {products.map(product => (
        <li key={product._id}>{product.name}</li>
      ))}
    </ul>
  )
}
