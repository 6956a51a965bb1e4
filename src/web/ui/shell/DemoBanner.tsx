/** Says on every page of a demo that nothing here is real. */
export function DemoBanner() {
  return (
    <aside
      aria-label="Demo"
      className="bg-accent px-4 py-1.5 text-center text-sm font-semibold text-accent-content"
    >
      Demo shop: no real money, no real mail. <span className="inline-block">Pay with a test card.</span>
    </aside>
  )
}
