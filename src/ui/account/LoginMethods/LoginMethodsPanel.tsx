import { LiveRegions } from '../../primitives/LiveRegions/LiveRegions.tsx'
import { ThemeRoot } from '../../theme/ThemeRoot.tsx'
import { LoginMethodsContent, type LoginMethodsContentProps } from './LoginMethodsContent.tsx'

/** The login methods as a part of the page. Renders a `section`. */
export function LoginMethodsPanel(props: LoginMethodsContentProps) {
  return (
    <ThemeRoot>
      <LiveRegions>
        <LoginMethodsContent {...props} />
      </LiveRegions>
    </ThemeRoot>
  )
}
