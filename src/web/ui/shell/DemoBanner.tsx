/** Says on every page of a demo that nothing in it is real. */
export function DemoBanner() {
  return (
    <aside aria-label="Demo" className="bg-[#0c1115] px-4 py-1.5 text-center text-sm text-ink-muted">
      <strong className="font-semibold text-ink-content">Demo shop: no real money, no real email.</strong>{' '}
      <span className="inline-block">Pay with the test card 4242 4242 4242 4242.</span>
    </aside>
  )
}
