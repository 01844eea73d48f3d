import { encodeFunctionData, erc20Abi, serializeTransaction } from 'viem'
import { expect, test } from 'vitest'
import { createTestApi } from '../../../../test/support/activityApi.ts'
import { transfer, unsignedTransaction } from '../../../../test/support/chain/solanaTransactions.ts'
import { addPolicy, addQuorum, standing } from '../../../../test/support/consensus.ts'
import { ethereumAccount, makeWallet, solanaAccount } from '../../../../test/support/walletSteps.ts'

const SHOP = `0x${'ab'.repeat(20)}` as const
const REFUSED = 'REQUEST_NOT_AUTHORIZED'

/** A user without a right of its own, who signs and sends; and a way to say what it may. */
async function stage() {
  const kit = await createTestApi()
  const place = await addQuorum(kit, { roots: 1, users: 1, threshold: 1 })
  const [root] = place.roots
  const [user] = place.users
  if (!root || !user) throw new Error('too few users')
  const accounts = [ethereumAccount, solanaAccount]
  const { addresses } = await makeWallet(kit, accounts, place.call(root))
  const [ethereum = '', solana = ''] = addresses
  const sign = async (signWith: string, type: string, unsigned: string) => {
    const parameters = { signWith, type: `TRANSACTION_TYPE_${type}`, unsignedTransaction: unsigned }
    return standing(await place.submit(user, 'signTransaction', parameters))
  }
  return {
    ethereum,
    solana,
    root: (name: 'createSmartContractInterface', parameters: object) =>
      place.submit(root, name, parameters),
    allow: (condition: string) => addPolicy(kit, place, { condition }),
    signEth: (terms: object) =>
      sign(
        ethereum,
        'ETHEREUM',
        serializeTransaction({ type: 'eip1559', chainId: 1, to: SHOP, ...terms }),
      ),
    signSol: (lamports: bigint) =>
      sign(
        solana,
        'SOLANA',
        unsignedTransaction({
          payer: solana,
          instructions: [transfer(solana, solana, lamports)],
        }),
      ),
    signTron: (unsigned: string) => sign(ethereum, 'TRON', unsigned),
    deny: (condition: string) => addPolicy(kit, place, { condition, effect: 'EFFECT_DENY' }),
    send: async (more: object) =>
      standing(
        await place.submit(user, 'ethSendTransactionV2', {
          from: ethereum,
          caip2: 'eip155:1',
          calls: [{ to: SHOP, value: '5' }],
          ...more,
        }),
      ),
  }
}

test('reads a transaction of Ethereum before it lets somebody sign it', async () => {
  const { ethereum, allow, signEth, signSol } = await stage()
  expect(await signEth({ value: 5n })).toBe(REFUSED)
  await allow(
    `eth.tx.from == '${ethereum.toLowerCase()}' && eth.tx.to == '${SHOP}' && eth.tx.value < 10 && eth.tx.chain_id == 1`,
  )
  expect(await signEth({ value: 5n })).toBe('COMPLETED')
  expect(await signEth({ value: 10n })).toBe(REFUSED)
  expect(await signEth({ value: 5n, chainId: 137 })).toBe(REFUSED)
  expect(await signEth({ value: 5n, to: `0x${'cd'.repeat(20)}` })).toBe(REFUSED)
  expect(await signSol(5n)).toBe(REFUSED)
})

test('reads a call by the interface that the organization has stored', async () => {
  const { root, allow, signEth } = await stage()
  await allow("eth.tx.function_name == 'transfer' && eth.tx.contract_call_args['amount'] < 100")
  const args = [SHOP, 99n] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args })
  expect(await signEth({ data })).toBe(REFUSED)
  await root('createSmartContractInterface', {
    smartContractAddress: SHOP,
    smartContractInterface: JSON.stringify(erc20Abi),
    type: 'SMART_CONTRACT_INTERFACE_TYPE_ETHEREUM',
    label: 'Tokens',
  })
  expect(await signEth({ data })).toBe('COMPLETED')
  const more = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [SHOP, 100n],
  })
  expect(await signEth({ data: more })).toBe(REFUSED)
})

test('reads a transaction of Solana before it lets somebody sign it', async () => {
  const { allow, signEth, signSol } = await stage()
  await allow('solana.tx.transfers.all(one, one.amount < 100)')
  expect(await signSol(99n)).toBe('COMPLETED')
  expect(await signSol(100n)).toBe(REFUSED)
  expect(await signEth({ value: 1n })).toBe(REFUSED)
})

test('reads what is to be sent, and lets nothing pass that the request does not say', async () => {
  const { allow, send } = await stage()
  await allow("eth.tx.value < 10 && eth.tx.data == '0x' && eth.tx.nonce == 7")
  // nobody has a chain here: whoever gets so far was allowed
  expect(await send({ nonce: '7' })).toBe('CHAIN_NOT_CONFIGURED')
  expect(await send({})).toBe(REFUSED)
  expect(await send({ nonce: '7', calls: [{ to: SHOP, value: '10' }] })).toBe(REFUSED)
  const two = [
    { to: SHOP, value: '1' },
    { to: SHOP, value: '1000' },
  ]
  expect(await send({ nonce: '7', calls: two })).toBe(REFUSED)
})

test('reads a transaction of Tron before it lets somebody sign it', async () => {
  const { allow, deny, signTron } = await stage()
  const transfer =
    '0a02163d220877ef4ace148b05ba40d8c5e5a6a32d5a69080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a1541a7d8a35b260395c14aa456297662092ba3b76fc01215415a523b449890854c8fc460ab602df9f31fe4293f18c0843d2802709af4e1a6a32d'
  await allow(
    "tron.tx.contract[0].type == 'TransferContract' && tron.tx.contract[0].amount < 1000000",
  )
  expect(await signTron(transfer)).toBe(REFUSED)
  await allow("tron.tx.contract.all(c, c.to_address == 'TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW')")
  expect(await signTron(transfer)).toBe('COMPLETED')
  await allow("activity.action == 'SIGN'")
  await deny('tron.tx.contract[0].amount > 5000000')
  expect(await signTron(`${transfer}900100`)).toBe('COMPLETED')
  // what could not be read could be more than that
  expect(await signTron(transfer.replace('5a69080112', '5a69081f12'))).toBe(REFUSED)
}, 30_000)
