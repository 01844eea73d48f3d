import { expect, test } from 'vitest'
import { intentNodes } from './intentNodes.ts'

const linesOf = (intent: Record<string, unknown>) =>
  intentNodes(intent).map(({ name, value }) => `${name}: ${value}`)

test('every value has a line of its own, named by what it is in', () => {
  const accounts = [{ curve: 'CURVE_ED25519', path: "m/44'/501'/0'/0'" }, { path: 'm/0' }]
  const parameters = { walletName: 'Savings', accounts, mnemonicLength: 12, isShared: false }
  expect(linesOf({ createWalletIntent: parameters })).toEqual([
    'walletName: Savings',
    'accounts.1.curve: CURVE_ED25519',
    "accounts.1.path: m/44'/501'/0'/0'",
    'accounts.2.path: m/0',
    'mnemonicLength: 12',
    'isShared: false',
  ])
})

test('what is empty or nothing says so, and is told from text', () => {
  const parameters = { tags: [], rules: {}, condition: null, notes: '' }
  expect(linesOf({ createPolicyIntent: parameters })).toEqual([
    'tags: []',
    'rules: {}',
    'condition: null',
    'notes: ',
  ])
  expect(linesOf({ deletePolicyIntent: { policyId: '9' } })).toEqual(['policyId: 9'])
  // one that was asked with nothing has no value, and so no line
  expect(linesOf({ deleteSubOrganizationIntent: {} })).toEqual([])
})
