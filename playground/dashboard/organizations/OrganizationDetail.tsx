import { CopyButton } from '../../shell/CopyButton.tsx'
import { Detail } from '../parts/Detail.tsx'
import { linkTo } from '../shell/useRoute.ts'
import { useWire } from '../shell/useWire.ts'
import { RecentActivities } from './RecentActivities.tsx'
import { titleOf, type WireUser, waysOf } from './waysOf.ts'

/**
 * One organization: its ids, wallets, people and what lets them in.
 *
 * It is theirs: the organization above it reads, and changes nothing there.
 */
export function OrganizationDetail({ id: organizationId }: { readonly id: string }) {
  const users = useWire('listUsers', { organizationId }).data?.users
  const accounts = useWire('listWalletAccounts', {
    organizationId,
    includeWalletDetails: true,
    paginationOptions: { limit: '100' },
  }).data?.accounts
  if (!users) return null
  const [name, contact] = titleOf(users)
  return (
    <Detail
      title={name}
      under={<span className="db-quiet">{contact}</span>}
      back={linkTo('organizations')}
    >
      <Id label="Organization ID" value={organizationId} />
      <h3>Wallets</h3>
      {accounts?.length === 0 && <p className="db-quiet">No wallets.</p>}
      {accounts && accounts.length > 0 && (
        <ul className="db-box">
          {accounts.map(({ walletAccountId, address, walletDetails }) => (
            <li key={walletAccountId} className="db-row">
              <span className="db-grow">
                <span className="db-strong">{walletDetails?.walletName}</span>
                <code>{address}</code>
              </span>
              <CopyButton text={address} label={`Copy ${address}`} variant="icon" />
            </li>
          ))}
        </ul>
      )}
      {users.map((user) => (
        <Person key={user.userId} user={user} isAlone={users.length === 1} />
      ))}
      <RecentActivities organizationId={organizationId} />
    </Detail>
  )
}

function Person({ user, isAlone }: { readonly user: WireUser; readonly isAlone: boolean }) {
  return (
    <>
      <h3>{isAlone ? 'Credentials' : user.userName}</h3>
      <Id label="User ID" value={user.userId} />
      <ul className="db-box">
        {waysOf(user).map(({ id, name, kind }) => (
          <li key={id} className="db-row">
            <span className="db-grow">{name}</span>
            <span className="db-kind">{kind}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

function Id({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="db-line">
      <span>
        <span className="db-quiet">{label}</span>
        <code>{value}</code>
      </span>
      <CopyButton text={value} label={`Copy the ${label}`} variant="icon" />
    </div>
  )
}
