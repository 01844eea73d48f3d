import { useState } from 'react'
import { Split } from '../parts/Split.tsx'
import { useEvery } from '../shell/useEvery.ts'
import { useWire } from '../shell/useWire.ts'
import { AddressForm } from './AddressForm.tsx'
import { DeliveryDetail } from './DeliveryDetail.tsx'
import { DeliveryTable } from './DeliveryTable.tsx'

const LOOK_AGAIN_MS = 3000
const PAGE = 20

/** Where the service tells of activities, and how that went. */
export function WebhooksPage(props: { readonly id: string | undefined; readonly name: string }) {
  const [after, setAfter] = useState<string | null>(null)
  const configs = useWire('getOrganizationConfigs', {}).data?.configs
  const { data, refetch } = useWire('listWebhookDeliveries', {
    paginationOptions: { limit: String(PAGE), ...(after && { after }) },
  })
  useEvery(LOOK_AGAIN_MS, refetch)
  const deliveries = data?.webhookDeliveries ?? []
  const chosen = deliveries.find(({ deliveryId }) => deliveryId === props.id)
  const kept = configs?.features?.find(({ name }) => name === 'FEATURE_NAME_WEBHOOK')?.value ?? ''
  const oldest = deliveries.at(-1)?.deliveryId
  return (
    <Split
      title="Webhooks"
      detail={chosen ? <DeliveryDetail key={props.id} delivery={chosen} featureUrl={kept} /> : null}
    >
      <div className="db-head">
        <p className="db-lead">
          We call this address for every activity in {props.name} and everything under it.
        </p>
        {configs && <AddressForm key={kept} kept={kept} />}
      </div>
      {deliveries.length > 0 ? (
        <DeliveryTable deliveries={deliveries} chosenId={props.id} />
      ) : (
        <p className="db-empty">No deliveries yet. Save an address, then do anything.</p>
      )}
      <div className="db-foot">
        {after && (
          <button type="button" className="db-button" onClick={() => setAfter(null)}>
            Newest
          </button>
        )}
        {oldest && deliveries.length === PAGE && (
          <button type="button" className="db-button" onClick={() => setAfter(oldest)}>
            Older
          </button>
        )}
      </div>
    </Split>
  )
}
