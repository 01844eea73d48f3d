import { type Flow, flows } from '../settings/flows.ts'
import { namesOf } from '../settings/namesOf.ts'
import { Tabs } from './Tabs.tsx'

/** The element that shows the chosen flow. */
export const FLOW_PANEL_ID = 'flow'

/** Which part of the kit the preview is about. */
export function FlowTabs(props: { flow: Flow; onChoose: (flow: Flow) => void }) {
  return (
    <Tabs
      label="Flow"
      look="track"
      panelId={FLOW_PANEL_ID}
      chosen={props.flow}
      onChoose={props.onChoose}
      tabs={namesOf(flows).map((id) => ({ id, label: flows[id] }))}
    />
  )
}
