import { Link } from '@tanstack/react-router'
import type { Desk } from '#contract/desk/desk.ts'
import { deskTasks } from '#contract/desk/tasks.ts'
import { useRights } from '../../../rights.ts'
import { formatCount } from '../../base/figures/format.ts'
import { tasks } from './desk-tasks.ts'

/** What waits for the visitor, by their rights: how much of each, and the way to it. What there is none of is paler, in its place. */
export function Waiting({ desk }: { desk: Desk }) {
  const has = useRights()
  const counted = deskTasks.flatMap(task => {
    const count = desk[task]
    return count === undefined ? [] : [[task, count] as const]
  })
  return (
    <section aria-labelledby="waiting" className="mb-10">
      <h2 id="waiting" className="mb-4 text-2xl">
        What waits
      </h2>
      <ul className="grid grid-cols-2 border-t border-l border-line sm:grid-cols-3 xl:grid-cols-4">
        {counted.map(([task, count]) => (
          <li key={task} className="border-r border-b border-line bg-base-100">
            <Link
              {...tasks[task].to}
              preload={false}
              className="grid h-full content-start p-4 hover:bg-base-300"
            >
              <span className={`text-2xl font-semibold ${count > 0 ? '' : 'text-muted'}`}>
                {formatCount(count)}
              </span>
              <span className="text-muted">{tasks[task].label}</span>
            </Link>
          </li>
        ))}
      </ul>
      {has('readMoney') && (
        <p className="mt-3">
          <Link to="/dashboard/bookkeeping/open-items" preload={false} className="text-link">
            Open items by customer and age
          </Link>
        </p>
      )}
    </section>
  )
}
