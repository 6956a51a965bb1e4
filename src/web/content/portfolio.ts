/** The person of the portfolio page. Nobody real: an operator puts their own here. */
export const portfolio = {
  name: 'Alex Example',
  role: 'Full-stack web developer',
  email: 'alex@example.com',
  about:
    'I build web shops for makers of things: catalogues that load at once, orders that are never booked twice, and screens that work by keyboard as well as by thumb.',
  education: [
    {
      title: 'B.Sc. in Mechanical Engineering',
      place: 'Example University of Technology',
      years: '2014 to 2018',
    },
    { title: 'Certificate in Web Engineering', place: 'Example Academy', years: '2019' },
  ],
  skills: [
    { area: 'Languages', items: ['TypeScript', 'JavaScript', 'SQL', 'HTML', 'CSS'] },
    { area: 'In the browser', items: ['React', 'TanStack Router', 'Tailwind CSS', 'daisyUI'] },
    { area: 'On the server', items: ['Node.js', 'Hono', 'PostgreSQL', 'Drizzle'] },
    { area: 'Craft', items: ['Accessibility', 'Testing', 'Performance', 'Technical drawing'] },
  ],
  links: [
    { label: 'Website', address: 'https://alex.example.com' },
    { label: 'Code', address: 'https://code.example.com/alex' },
    { label: 'Profile', address: 'https://people.example.com/alex' },
  ],
} as const
