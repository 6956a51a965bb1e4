import { namesOfRights, rightWords, roleNames } from '#contract/accounts/right-words.ts'
import { isGranted } from '#contract/accounts/rights.ts'
import { staffRoles } from '#contract/accounts/roles.ts'

/** Which role has which right: what the calls go by. Heads stand upright where there is no room beside each other. */
export function RightsTable() {
  return (
    <table className="sheet w-full border-collapse text-[0.9375rem]">
      <caption className="sr-only">Rights of the roles</caption>
      <thead>
        <tr className="align-bottom">
          <th scope="col" className="px-3 py-2 text-left font-semibold">
            Right
          </th>
          {staffRoles.map(role => (
            <th key={role} scope="col" className="px-1 py-2 font-semibold sm:w-24">
              <span className="max-sm:rotate-180 max-sm:[writing-mode:vertical-rl]">{roleNames[role]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {namesOfRights.map(right => (
          <tr key={right} className="border-t border-line">
            <th scope="row" className="px-3 py-2 text-left font-normal">
              {rightWords[right]}
            </th>
            {staffRoles.map(role => (
              <td key={role} className="px-1 py-2 text-center font-semibold">
                {isGranted(right, role) ? (
                  <>
                    <span aria-hidden="true">✓</span>
                    <span className="sr-only">Yes</span>
                  </>
                ) : (
                  <span className="sr-only">No</span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
