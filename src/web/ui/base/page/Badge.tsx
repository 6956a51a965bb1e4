/** A state in a word, with the colour of its badge. */
export interface BadgeProps {
  readonly label: string
  readonly look: 'success' | 'info' | 'warning' | 'neutral'
}

/** Tailwind only finds class names that are written out in full. */
const looks: Readonly<Record<BadgeProps['look'], string>> = {
  success: 'badge-success',
  info: 'badge-info',
  warning: 'badge-warning',
  neutral: 'badge-neutral',
}

/** A state in colour, and in words for those who do not see it. */
export function Badge({ label, look }: BadgeProps) {
  return <span className={`badge font-semibold whitespace-nowrap badge-sm ${looks[look]}`}>{label}</span>
}
