import { msFromTime, timeOf } from '../parts/times.ts'
import { linkTo } from '../shell/useRoute.ts'
import { useWire } from '../shell/useWire.ts'
import { kindsOf, titleOf } from './waysOf.ts'

/** One organization of a list, by the people and wallets in it. */
export function OrganizationRow(props: { readonly id: string; readonly isChosen: boolean }) {
  const organizationId = props.id
  const users = useWire('listUsers', { organizationId }).data?.users ?? []
  const wallets = useWire('listWallets', { organizationId }).data?.wallets
  const [name, contact] = titleOf(users)
  const [first] = users
  return (
    <tr data-state={props.isChosen ? 'chosen' : undefined}>
      <td>
        <a className="db-row-link" href={linkTo('organizations', organizationId)}>
          {first ? name : organizationId}
        </a>
        <span className="db-quiet">{contact}</span>
      </td>
      <td data-wide>
        <code>{shortId(organizationId)}</code>
      </td>
      <td>{kindsOf(users).join(', ')}</td>
      <td data-number data-wide>
        {wallets?.length}
      </td>
      <td data-number>{first && timeOf(msFromTime(first.createdAt))}</td>
    </tr>
  )
}

/** Ids of one day begin alike. */
const shortId = (id: string) => `${id.slice(0, 8)}…${id.slice(-4)}`
