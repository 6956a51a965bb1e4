/* Without zod, as pages need it. */

/** How long what is open has been overdue, in days. What is owed to the customer has no day and counts as not due. */
export const ages = ['notDue', 'upTo30', 'upTo60', 'upTo90', 'over90'] as const
export type Age = (typeof ages)[number]

export const ageNames: Readonly<Record<Age, string>> = {
  notDue: 'Not due',
  upTo30: '1–30 days',
  upTo60: '31–60 days',
  upTo90: '61–90 days',
  over90: 'Over 90 days',
}

/** The age of what has been overdue for so many whole days. */
export function ageOf(daysOverdue: number): Age {
  if (daysOverdue < 1) return 'notDue'
  if (daysOverdue <= 30) return 'upTo30'
  if (daysOverdue <= 60) return 'upTo60'
  return daysOverdue <= 90 ? 'upTo90' : 'over90'
}
