import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createFakeKit } from '../../test/support/fakeKit.ts'
import { renderWithKit } from '../../test/support/renderWithKit.tsx'
import { LatchkitProvider } from './LatchkitProvider.tsx'
import { useLoginMethods } from './useLoginMethods.ts'

function Probe() {
  const { methods, status, error } = useLoginMethods()
  return `${status} [${methods.join()}] ${error === null ? '' : error.name}`
}

test('loads the methods', async () => {
  const { container } = renderWithKit(<Probe />)
  expect(container).toHaveTextContent('loading []')
  await screen.findByText(/ready \[email\]/)
})

test('says fallback while the service has said nothing, and failed when nothing can be shown', async () => {
  const slow = createFakeKit()
  const ready = await slow.kit.loadConfig()
  slow.kit.loadConfig.mockResolvedValue({ ...ready, organizationId: '' })
  render(
    <LatchkitProvider kit={slow.kit}>
      <Probe />
    </LatchkitProvider>,
  )
  await screen.findByText(/fallback \[email\]/)

  const refused = createFakeKit()
  refused.kit.loadConfig.mockRejectedValue(new TypeError('refused'))
  render(
    <LatchkitProvider kit={refused.kit}>
      <Probe />
    </LatchkitProvider>,
  )
  await screen.findByText(/failed \[\] TypeError/)
})
