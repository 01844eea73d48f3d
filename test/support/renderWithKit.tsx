import { render } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { LatchkitProvider } from '../../src/react/LatchkitProvider.tsx'
import type { UiSettings } from '../../src/react/uiSettings.ts'
import { createFakeKit, type FakeKit } from './fakeKit.ts'

/** Renders in StrictMode under a provider whose kit the test controls. */
export function renderWithKit(
  ui: ReactNode,
  settings: UiSettings = {},
  fake: FakeKit = createFakeKit(),
) {
  const view = render(
    <StrictMode>
      <LatchkitProvider kit={fake.kit} {...settings}>
        {ui}
      </LatchkitProvider>
    </StrictMode>,
  )
  return { ...view, ...fake }
}
