import { accountFromWire } from '../../src/core/wallet/account.ts'
import { paramsFromNewAccount } from '../../src/core/wallet/newAccount.ts'
import { type Submitted, submitRequest } from '../../src/core/wallet/signing/submitRequest.ts'
import { createAccountStage } from './accountStage.ts'
import { createChance, type SignAccounts, type SignCase } from './signCase.ts'
import { signCases } from './signCases.ts'
import { preparedFor } from './signViews.ts'

/** Somebody who has logged in at a service in memory, with an account on Ethereum and one on Solana. */
export async function createSignStage() {
  const stage = await createAccountStage()
  const kit = await stage.person()
  const chains = ['ethereum', 'solana'] as const
  const accounts = chains.map(paramsFromNewAccount)
  await kit.submit('createWallet', { walletName: 'Everyday', accounts })
  const made = (await kit.query('listWalletAccounts', {})).accounts.map(accountFromWire)
  const by = (format: string) => {
    const found = made.find(({ addressFormat }) => addressFormat === `ADDRESS_FORMAT_${format}`)
    if (!found) throw new Error(`no account of ${format}`)
    return found
  }
  const own: SignAccounts = { ethereum: by('ETHEREUM'), solana: by('SOLANA') }
  return { kit, accounts: own, stop: stage.stop }
}

/**
 * Has the kit ask for so many signatures in every format, and a second library check each; none may be taken for that of
 * another request.
 *
 * @returns how many are right, and the formats of those that are not.
 */
export async function checkedSignatures(count: number, seed: number) {
  const { kit, accounts, stop } = await createSignStage()
  const wrong = new Map<SignCase, string>()
  const before = new Map<string, { readonly bytes: string; readonly submitted: Submitted }>()
  for (const one of signCases(count, accounts, createChance(seed))) {
    const { format, request, signedBytes, isSignedBy } = one
    const submitted = await submitRequest(kit, preparedFor(request), {})
    const other = before.get(format)
    const isMistaken = other && other.bytes !== signedBytes && (await isSignedBy(other.submitted))
    if (isMistaken || !(await isSignedBy(submitted))) wrong.set(one, format)
    before.set(format, { bytes: signedBytes, submitted })
  }
  await stop()
  return { right: count - wrong.size, wrong: [...new Set(wrong.values())] }
}
