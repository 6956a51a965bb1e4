import type { UseFormReturn } from 'react-hook-form'
import type { Product } from '#contract/catalog/catalog.ts'
import type { SessionUser } from '../../../session.ts'
import { formatEuros } from '../../base/figures/format.ts'
import { useGrossBasis } from '../../base/figures/Price.tsx'
import { Field } from '../../base/forms/Field.tsx'
import { fieldOf } from '../../base/forms/field-of.ts'
import type { OrderFields } from './use-booking.ts'

/** Fetched when something is typed or sent: the page is read without. If they do not come, the shop says what is wrong. */
const loadRules = () => import('./check-details.ts').catch(() => undefined)

interface YourDetailsProps {
  form: UseFormReturn<OrderFields>
  product: Product
  user: SessionUser
  phone: string
  /** Euros; undefined if the quantity cannot be ordered. */
  total: number | undefined
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}

/** Who orders what for how much. */
export function YourDetails({ form, product, user, phone, total, isOpen, setOpen }: YourDetailsProps) {
  const basis = useGrossBasis()
  return (
    <details
      open={isOpen}
      onToggle={event => setOpen(event.currentTarget.open)}
      className="rounded-box border border-line"
    >
      <summary className="cursor-pointer px-4 py-3">
        <span className="font-semibold">Your details</span>
        {!isOpen && (
          <span className="block text-sm wrap-anywhere text-muted">
            {[user.name, user.email, phone].filter(Boolean).join(' · ')}
          </span>
        )}
      </summary>
      <div className="grid gap-5 border-t border-line p-4">
        <Field
          {...fieldOf(form, 'userName', 'Name', {
            validate: async value => (await loadRules())?.checkName(value) ?? true,
          })}
          autoComplete="name"
          defaultValue={user.name}
        />
        <Field label="Email" type="email" value={user.email} readOnly />
        <Field
          {...fieldOf(form, 'phone', 'Phone', {
            validate: async value => (await loadRules())?.checkPhone(value) ?? true,
          })}
          type="tel"
          autoComplete="tel"
          defaultValue={phone}
          hint="Optional; for questions about the delivery"
        />
        <Field label="Product name" value={product.name} disabled />
        <Field
          label="Total price"
          readOnly
          value={total === undefined ? '–' : formatEuros(total)}
          hint={basis}
        />
      </div>
    </details>
  )
}
