/** The texts of the footer. Neutral: an operator puts the firm's own here. */
export const site = {
  name: 'Parts Hub',
  claim: 'Hardware tools and parts, made in our own works since 1974.',
  address: ['Parts Hub Manufacturing', '14 Foundry Lane', '10115 Example City'],
  mail: 'sales@example.com',
  phone: '+1 555 0142',
  columns: [
    {
      title: 'Services',
      items: ['Contract manufacturing', 'Spare parts supply', 'Sharpening and repair', 'Calibration'],
    },
    { title: 'Company', items: ['About the works', 'Quality and tests', 'Apprenticeships', 'Suppliers'] },
    { title: 'Social', items: ['Trade fairs', 'Works tours', 'Training workshop', 'Newsletter'] },
  ],
} as const
