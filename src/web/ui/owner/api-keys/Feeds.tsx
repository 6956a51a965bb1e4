import { useRouter } from '@tanstack/react-router'
import { CopyButton } from '../../base/actions/CopyButton.tsx'

const feeds = [
  {
    path: '/feeds/google-merchant.xml',
    name: 'Google Merchant Center',
    words: 'Each size that has a picture, at its price with VAT for the fewest pieces that can be ordered.',
  },
  {
    path: '/feeds/bmecat.xml',
    name: 'BMEcat 2005',
    words: 'The catalogue for purchasing systems: features, units, and list prices by quantity.',
  },
] as const

/** Where others fetch what is on sale. */
export function Feeds() {
  const { origin } = useRouter().options.context.site
  return (
    <section aria-labelledby="feeds" className="mt-12">
      <h2 id="feeds" className="mb-2 text-2xl">
        Feeds
      </h2>
      <p className="mb-5 max-w-prose text-muted">
        Anybody may fetch these without a key: they say what visitors see. Give their addresses to whoever
        lists your parts.
      </p>
      <dl className="grid gap-5">
        {feeds.map(({ path, name, words }) => (
          <div key={path} className="sheet p-5">
            <dt className="font-semibold">{name}</dt>
            <dd className="mt-1">{words}</dd>
            <dd className="mt-3 flex flex-wrap items-center gap-3">
              <a href={path} className="link break-all">
                {origin + path}
              </a>
              <CopyButton text={origin + path} label={`Copy the address for ${name}`} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
