import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { reverted } from '../../../stories/signing/reverts.ts'
import { purchase } from '../../../stories/signing/samples.ts'
import { UiSettingsContext } from '../../react/kitContext.ts'
import { RevertChain } from './RevertChain.tsx'
import { stepsOf } from './revertText.ts'

test('the contracts stand in their order, and the last one is named as the cause', () => {
  render(
    <UiSettingsContext.Provider value={{ locale: 'en' }}>
      <RevertChain steps={stepsOf(reverted)} view={purchase} />
    </UiSettingsContext.Provider>,
  )
  const list = screen.getByRole('list', { name: '3 steps, outermost first' })
  const steps = within(list).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Trail Passes0x9fE4…a6e0“PurchaseFailed(season: 2027, quantity: 2)”',
    'Unknown contract0x5FbD…0aa3No readable reason. Selector 0x7939f424',
    'USD Coin0x8335…2913“ERC20: transfer amount exceeds balance”Cause',
  ])
})
