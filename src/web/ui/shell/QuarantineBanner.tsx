/** Says to admins of a restored copy what it does not do, and how that ends. */
export function QuarantineBanner() {
  return (
    <aside aria-label="Quarantine" className="sheet mb-6 border-l-4 border-l-warning p-4">
      <strong className="font-semibold">This is a restored copy in quarantine.</strong> It sends no mails,
      processes no webhooks and makes no card calls. To make it the shop, run <code>npm run release</code> on
      its server, then reload this page.
    </aside>
  )
}
