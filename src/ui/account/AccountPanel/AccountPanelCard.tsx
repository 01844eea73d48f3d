import { useId } from 'react'
import { FrameGate } from '../../frame/FrameGate.tsx'
import { LiveRegions } from '../../primitives/LiveRegions/LiveRegions.tsx'
import { Card } from '../../primitives/Screen/Card.tsx'
import { ThemeRoot } from '../../theme/ThemeRoot.tsx'
import { PanelContent } from './PanelContent.tsx'

/** The account as a part of the page. Loaded when it is first shown. */
export function AccountPanelCard() {
  const titleId = useId()
  return (
    <ThemeRoot>
      <LiveRegions>
        <Card titleId={titleId}>
          <FrameGate titleId={titleId} showsTitle>
            <PanelContent titleId={titleId} onClose={null} />
          </FrameGate>
        </Card>
      </LiveRegions>
    </ThemeRoot>
  )
}
