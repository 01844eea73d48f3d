import { expect, test } from 'vitest'
import { account as words } from '../../words/en/account.ts'
import { activityText, statusText } from './activityText.ts'

test.each([
  ['ACTIVITY_TYPE_CREATE_WALLET', 'Create wallet'],
  ['ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2', 'Signature'],
  ['ACTIVITY_TYPE_EXPORT_WALLET', 'Export recovery phrase'],
  ['ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT', 'Export private key'],
  ['ACTIVITY_TYPE_EXPORT_PRIVATE_KEY', 'Export private key'],
  ['ACTIVITY_TYPE_INIT_IMPORT_WALLET', 'Import wallet'],
  ['ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY', 'Import private key'],
  ['ACTIVITY_TYPE_IMPORT_PRIVATE_KEY', 'Import private key'],
  ['ACTIVITY_TYPE_UPDATE_AUTHENTICATOR_NAME', 'Rename passkey'],
  ['ACTIVITY_TYPE_CREATE_POLICY_V3', 'Create policy'],
  ['ACTIVITY_TYPE_CONSTRUCTOR', 'Constructor'],
  ['', ''],
])('calls %s "%s"', (type, text) => {
  expect(activityText({ type }, words)).toBe(text)
})

test('says where it stands, also in a way that is not known', () => {
  expect(statusText({ status: 'ACTIVITY_STATUS_CONSENSUS_NEEDED' }, words)).toBe(
    'Waiting for approval',
  )
  expect(statusText({ status: 'ACTIVITY_STATUS_ON_HOLD' }, words)).toBe('On hold')
})
