import { screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { createFakeKit } from '../../test/support/fakeKit.ts'
import { renderWithKit } from '../../test/support/renderWithKit.tsx'
import { saveLastMethod } from '../core/login/lastMethod.ts'
import { LatchkitProvider } from './LatchkitProvider.tsx'
import { useLastMethod } from './useLastMethod.ts'

afterEach(() => localStorage.clear())

function Probe() {
  return <p>{useLastMethod() ?? 'none'}</p>
}

test('knows the last method of this device and of this app alone', () => {
  saveLastMethod('another-app', 'google')
  const { unmount } = renderWithKit(<Probe />)
  expect(screen.getByText('none')).toBeInTheDocument()
  unmount()
  saveLastMethod('config-1', 'oidc:okta')
  renderWithKit(<Probe />)
  expect(screen.getByText('oidc:okta')).toBeInTheDocument()
})

test('shows nothing for a name that it does not know', () => {
  localStorage.setItem('latchkit:config-1:last-method', '<b>')
  renderWithKit(<Probe />)
  expect(screen.getByText('none')).toBeInTheDocument()
})

test('does without where nothing can be kept', () => {
  const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('', 'SecurityError')
  })
  saveLastMethod('config-1', 'google')
  renderWithKit(<Probe />)
  expect(screen.getByText('none')).toBeInTheDocument()
  blocked.mockRestore()
})

test('says nothing on a server, so that the first page is the same for all', () => {
  saveLastMethod('config-1', 'google')
  const { kit } = createFakeKit()
  const html = renderToString(
    <LatchkitProvider kit={kit}>
      <Probe />
    </LatchkitProvider>,
  )
  expect(html).toContain('none')
})
