import type { PaymentMethod } from '#contract/checkout/checkout.ts'
import type { OwnAccountTerms } from '#contract/on-account/on-account.ts'
import { formatCount, formatEuros } from '../../base/figures/format.ts'

interface PaymentChoiceProps {
  account: NonNullable<OwnAccountTerms>
  /** What the order comes to; undefined while it is being estimated for the first time. */
  total: number | undefined
  chosen: PaymentMethod
  choose: (payment: PaymentMethod) => void
  /** Whether an admin chooses for the customer. */
  isForCustomer?: boolean
}

/** Chooses how the order is paid, for people who may order on account. */
export function PaymentChoice({
  account,
  total = 0,
  chosen,
  choose,
  isForCustomer = false,
}: PaymentChoiceProps) {
  const { days, left, limit, discount } = account
  const isWithin = total <= left
  const term = `${formatCount(days)} ${days === 1 ? 'day' : 'days'}`
  const ways = [
    {
      id: 'card',
      name: 'Card',
      hint: isForCustomer ? 'They pay on their own page: the mail leads there.' : 'You pay on the next page.',
      isOff: false,
    },
    {
      id: 'account',
      name: `On account (${term}, ${formatEuros(left)} of ${formatEuros(limit)} left)`,
      hint: isWithin
        ? `${isForCustomer ? 'They pay' : 'You pay'} the invoice by bank transfer within ${term}.${discount ? ` ${discount.percent} % discount within ${formatCount(discount.days)} ${discount.days === 1 ? 'day' : 'days'}.` : ''}`
        : 'This order comes to more than is left. Pay an open invoice first, or pay this order by card.',
      isOff: !isWithin,
    },
  ] as const
  return (
    <fieldset>
      <legend className="mb-4 font-condensed text-2xl font-semibold">Payment</legend>
      <div className="grid gap-3">
        {ways.map(way => (
          <label
            key={way.id}
            className="sheet flex cursor-pointer items-center gap-3 p-4 has-checked:border-secondary has-checked:bg-base-200 has-disabled:cursor-not-allowed"
          >
            <input
              type="radio"
              name="payment"
              className="radio"
              disabled={way.isOff}
              checked={way.id === chosen}
              onChange={() => choose(way.id)}
            />
            <span className="font-semibold">
              {way.name}
              <span className="block text-sm font-normal text-muted">{way.hint}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
