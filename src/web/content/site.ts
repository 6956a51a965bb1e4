interface FooterItem {
  readonly text: string
  /** Where it leads: a page of the shop, or another site (https://…). Without it, it is only said. */
  readonly href?: string
}

interface FooterColumn {
  readonly title: string
  readonly items: readonly FooterItem[]
}

const columns: readonly FooterColumn[] = [
  {
    title: 'Services',
    items: [
      { text: 'Contract manufacturing', href: '/#contact' },
      { text: 'Spare parts supply', href: '/parts' },
      { text: 'Quick order', href: '/quick-order' },
      { text: 'Sharpening and repair', href: '/#contact' },
      { text: 'Calibration', href: '/#contact' },
      { text: 'Follow an order', href: '/track' },
    ],
  },
  {
    title: 'Company',
    items: [
      { text: 'About the works', href: '/about' },
      { text: 'Quality and tests' },
      { text: 'Apprenticeships' },
      { text: 'Suppliers' },
    ],
  },
  {
    title: 'Social',
    items: [{ text: 'Trade fairs' }, { text: 'Works tours' }, { text: 'Training workshop' }],
  },
]

/** The texts of the footer. Neutral: an operator puts the firm's own here, and links to its accounts under 'Social'. Who sells is a setting (SELLER_*). */
export const site = {
  name: 'Parts Hub',
  claim: 'Hardware tools and parts, made in our own works since 1974.',
  columns,
  /** The row beside the copyright. */
  legal: [
    { text: 'Terms', href: '/terms' },
    { text: 'Privacy', href: '/privacy' },
    { text: 'Returns', href: '/returns' },
    { text: 'Delivery', href: '/delivery-information' },
    { text: 'Imprint', href: '/imprint' },
  ],
} as const
