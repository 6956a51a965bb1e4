import { createFileRoute, useRouter } from '@tanstack/react-router'
import type { Product, Variants } from '#contract/catalog/catalog.ts'
import { categoryNames } from '#contract/catalog/category-names.ts'
import { answerOf, calls } from '../../client.ts'
import { PURCHASE } from '../../content/specification.ts'
import { foundOr404, requireSignedIn } from '../../guards.ts'
import { readQuantity, readSearch } from '../../search-params.ts'
import type { SessionUser } from '../../session.ts'
import { useVisit } from '../../ui/base/browser/use-visit.ts'
import { Container } from '../../ui/base/page/Container.tsx'
import { PageHeading } from '../../ui/base/page/PageHeading.tsx'
import { describePage } from '../../ui/base/page/page-head.ts'
import { Skeleton } from '../../ui/base/page/Skeleton.tsx'
import { AddToList } from '../../ui/customer/lists/AddToList.tsx'
import { PartNumberFold } from '../../ui/customer/part-numbers/PartNumberFold.tsx'
import { loadDrawing } from '../../ui/product/drawing/load-drawing.ts'
import { ProductDrawing } from '../../ui/product/drawing/ProductDrawing.tsx'
import { Specification } from '../../ui/product/facts/Specification.tsx'
import { NoLongerMadeNote } from '../../ui/product/offer/NoLongerMadeNote.tsx'
import { BuyBox } from '../../ui/visitor/order-form/BuyBox.tsx'
import { ProductSheet } from '../../ui/visitor/order-form/ProductSheet.tsx'
import { SizeChooser } from '../../ui/visitor/order-form/SizeChooser.tsx'
import { Alternatives } from '../../ui/visitor/product/Alternatives.tsx'
import { FitsWith } from '../../ui/visitor/product/FitsWith.tsx'
import { loadBeside } from '../../ui/visitor/product/load-beside.ts'
import { WatchStock } from '../../ui/visitor/product/WatchStock.tsx'

const readPurchaseSearch = readSearch({ quantity: readQuantity })

export const Route = createFileRoute('/purchase/$id')({
  validateSearch: readPurchaseSearch,
  beforeLoad: requireSignedIn,
  loader: async ({ params, context }) => {
    const product = await foundOr404(
      answerOf(
        calls.service[':id'].$get({
          param: { id: encodeURIComponent(params.id) },
        }),
      ),
    )
    const beside = loadBeside(product)
    const drawing = loadDrawing(product)
    const phone = await loadPhone(context.user)
    await drawing
    return { product, phone, ...(await beside) }
  },
  head: ({ match, loaderData, params }) =>
    describePage(match.context.site, {
      title: loaderData?.product.name ?? PURCHASE,
      path: `/purchase/${params.id}`,
      isPrivate: true,
    }),
  component: Purchase,
  pendingComponent: PurchaseSkeleton,
})

function Purchase() {
  useVisit('checkout')
  const { product, phone, fits, alternatives, dispatch } = Route.useLoaderData()
  const { quantity } = Route.useSearch()
  const { user } = Route.useRouteContext()
  const router = useRouter()
  return (
    <Container className="py-10 max-lg:pb-56 sm:py-14">
      <PageHeading title={product.name} lead={describeKind(product)} />
      {/* On a narrow screen the order form follows the pictures, with its button at the bottom of the screen; on a wide one it stands beside everything else. */}
      <div className="grid items-start gap-8 lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr]">
        <ProductSheet key={product._id} product={product} />
        <div className="grid gap-8 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-3 lg:row-start-1">
          <section aria-labelledby="order-heading" className="sheet p-5 sm:p-6">
            <h2 id="order-heading" className="mb-5 text-2xl">
              Order
            </h2>
            {hasSizes(product) && <SizeChooser product={product} />}
            {product.archived && <NoLongerMadeNote product={product} />}
            {user && !product.archived && (
              <BuyBox
                key={product._id}
                product={product}
                dispatch={dispatch}
                quantity={quantity}
                user={user}
                phone={phone}
                whenSoldOut={<WatchStock product={product} user={user} path={`/purchase/${product._id}`} />}
                refresh={() => void router.invalidate()}
              />
            )}
          </section>
          <div key={product._id} className="grid gap-3">
            <PartNumberFold productId={product._id} className="bg-base-100" />
            <AddToList product={product} className="bg-base-100" />
          </div>
          <Alternatives alternatives={alternatives} />
        </div>
        <Specification product={product} className="min-w-0 lg:col-start-1" />
      </div>
      <FitsWith fits={fits} className="mt-8" />
      <ProductDrawing key={product._id} product={product} className="mt-8" />
    </Container>
  )
}

/** The phone number of the person's profile; '' if there is none. */
async function loadPhone(user: SessionUser | null): Promise<string> {
  if (!user) return ''
  const param = { email: encodeURIComponent(user.email) }
  return (await answerOf(calls.profile[':email'].$get({ param }))).phone
}

function hasSizes(product: Product): product is Product & { variants: Variants } {
  return product.variants !== null && product.variants.count > 1
}

/** The line under the name: 'Fasteners · ISO 4017 · PH-4017-M10X40'. */
function describeKind({ category, standard, sku }: Product): string {
  return [categoryNames[category], standard, sku].filter(Boolean).join(' · ')
}

function PurchaseSkeleton() {
  return (
    <Container className="py-10 sm:py-14">
      <output className="sr-only">Loading</output>
      <div className="mb-8 border-b border-line pb-5">
        <Skeleton className="h-12 w-96 max-w-full" />
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <Skeleton className="h-[36rem] w-full" />
        <Skeleton className="h-[36rem] w-full" />
      </div>
    </Container>
  )
}
