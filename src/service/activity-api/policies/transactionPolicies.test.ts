import { Address, OutScript, Transaction } from '@scure/btc-signer'
import { AccountRole, address, type Instruction } from '@solana/kit'
import { encodeFunctionData, erc20Abi, serializeTransaction } from 'viem'
import { expect, test } from 'vitest'
import { createTestApi } from '../../../../test/support/activityApi.ts'
import { transfer, unsignedTransaction } from '../../../../test/support/chain/solanaTransactions.ts'
import { addPolicy, addQuorum, standing } from '../../../../test/support/consensus.ts'
import {
  ethereumAccount,
  makeWallet,
  resultOf,
  solanaAccount,
} from '../../../../test/support/walletSteps.ts'
import { hexFromBytes } from '../../../lib/hex.ts'

const SHOP = `0x${'ab'.repeat(20)}` as const
const PROGRAM = 'GsbwXfJraMomNxBcpR3DBMR5PqTeNbCFvdfX7pqZnFBq'
const account = (key: string) => ({ address: address(key), role: AccountRole.WRITABLE_SIGNER })
const REFUSED = 'REQUEST_NOT_AUTHORIZED'

const bitcoinAccount = {
  ...ethereumAccount,
  path: "m/84'/0'/0'/0/0",
  addressFormat: 'ADDRESS_FORMAT_BITCOIN_MAINNET_P2WPKH',
}

/** A user without a right of its own, who signs and sends; and a way to say what it may. */
async function stage() {
  const kit = await createTestApi()
  const place = await addQuorum(kit, { roots: 1, users: 1, threshold: 1 })
  const [root] = place.roots
  const [user] = place.users
  if (!root || !user) throw new Error('too few users')
  const accounts = [ethereumAccount, solanaAccount, bitcoinAccount]
  const { addresses } = await makeWallet(kit, accounts, place.call(root))
  const [ethereum = '', solana = '', bitcoin = ''] = addresses
  const sign = async (signWith: string, type: string, unsigned: string) => {
    const parameters = { signWith, type: `TRANSACTION_TYPE_${type}`, unsignedTransaction: unsigned }
    return standing(await place.submit(user, 'signTransaction', parameters))
  }
  const signInstruction = (instruction: Instruction) =>
    sign(solana, 'SOLANA', unsignedTransaction({ payer: solana, instructions: [instruction] }))
  return {
    ethereum,
    solana,
    bitcoin,
    sign,
    root: (name: 'createPrivateKeys' | 'createSmartContractInterface', parameters: object) =>
      place.submit(root, name, parameters),
    allow: (condition: string) => addPolicy(kit, place, { condition }),
    deny: (condition: string) => addPolicy(kit, place, { effect: 'EFFECT_DENY', condition }),
    signEth: (terms: object) =>
      sign(
        ethereum,
        'ETHEREUM',
        serializeTransaction({ type: 'eip1559', chainId: 1, to: SHOP, ...terms }),
      ),
    signSol: (lamports: bigint) => signInstruction(transfer(solana, solana, lamports)),
    signInstruction,
    signTron: (unsigned: string) => sign(ethereum, 'TRON', unsigned),
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

test('denies a call that its contract may read more kindly than we', async () => {
  const { root, allow, deny, signEth } = await stage()
  await root('createSmartContractInterface', {
    smartContractAddress: SHOP,
    smartContractInterface: JSON.stringify(erc20Abi),
    type: 'SMART_CONTRACT_INTERFACE_TYPE_ETHEREUM',
    label: 'Tokens',
  })
  // old contracts take no offence at bytes before an address
  const data = `0xa9059cbb${'01'.repeat(12)}${'ab'.repeat(20)}${'00'.repeat(31)}63` as const
  await allow('')
  expect(await signEth({ data })).toBe('COMPLETED')
  await deny("eth.tx.contract_call_args['amount'] > 1000")
  expect(await signEth({ data })).toBe(REFUSED)
  await deny("eth.tx.function_name == 'approve'")
  expect(await signEth({ data: '0x095ea7b3' })).toBe(REFUSED)
})

test('reads a transaction of Solana before it lets somebody sign it', async () => {
  const { allow, signEth, signSol } = await stage()
  await allow('solana.tx.transfers.all(one, one.amount < 100)')
  expect(await signSol(99n)).toBe('COMPLETED')
  expect(await signSol(100n)).toBe(REFUSED)
  expect(await signEth({ value: 1n })).toBe(REFUSED)
})

test('reads an instruction of Solana by the interface that the organization has stored', async () => {
  const { solana, root, allow, signInstruction } = await stage()
  await allow(
    "solana.tx.instructions.all(one, one.parsed_instruction_data.instruction_name == 'deposit' && one.parsed_instruction_data.program_call_args['amount'] < 100 && one.parsed_instruction_data.named_accounts['vault'] == one.accounts[0].account_key)",
  )
  // the first bytes of SHA-256 of `global:deposit`
  const deposit = (amount: number) => Uint8Array.of(242, 35, 198, 137, 82, 225, 242, 182, amount)
  const call = (data: Uint8Array) =>
    signInstruction({ programAddress: address(PROGRAM), accounts: [account(solana)], data })
  expect(await call(deposit(99))).toBe(REFUSED)
  await root('createSmartContractInterface', {
    smartContractAddress: PROGRAM,
    smartContractInterface: JSON.stringify({
      instructions: [
        { name: 'deposit', accounts: [{ name: 'vault' }], args: [{ name: 'amount', type: 'u8' }] },
      ],
    }),
    type: 'SMART_CONTRACT_INTERFACE_TYPE_SOLANA',
    label: 'Vault',
  })
  expect(await call(deposit(99))).toBe('COMPLETED')
  expect(await call(deposit(100))).toBe(REFUSED)
  expect(await call(Uint8Array.of(...deposit(99), 0))).toBe(REFUSED)
  expect(await call(deposit(99).fill(1, 0, 8))).toBe(REFUSED)
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

test('reads what is to be sent as it is signed, however the request writes it', async () => {
  const { allow, deny, send } = await stage()
  await allow('')
  await deny("eth.tx.data[0..10] == '0xa9059cbb'")
  await deny("eth.tx.value == 0 && eth.tx.data == '0x'")
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [SHOP, 9n] })
  const spellings = [data, data.slice(2), data.slice(2).toUpperCase()]
  const calls = [
    ...spellings.map((spelling) => ({ to: SHOP, data: spelling })),
    { to: SHOP },
    { to: SHOP, value: '', data: '' },
    { to: SHOP, value: '0x0', data: '0x' },
  ]
  for (const call of calls) expect([call, await send({ calls: [call] })]).toEqual([call, REFUSED])
  expect(await send({ calls: [{ to: SHOP, value: '1' }] })).toBe('CHAIN_NOT_CONFIGURED')
})

test('knows who sends by the key that signs, however the request names it', async () => {
  const { root, sign, allow, deny } = await stage()
  const formats = ['ETHEREUM', 'COSMOS', 'COMPRESSED']
  const made = await root('createPrivateKeys', {
    privateKeys: [
      {
        privateKeyName: 'Cold',
        curve: 'CURVE_SECP256K1',
        privateKeyTags: [],
        addressFormats: formats.map((format) => `ADDRESS_FORMAT_${format}`),
      },
    ],
  })
  const [key] = Array.from(Object(resultOf(made).privateKeys))
  const { privateKeyId, addresses } = Object(key)
  const names = [privateKeyId, ...addresses.map((one: object) => Object(one).address)].map(String)
  const unsigned = serializeTransaction({ type: 'eip1559', chainId: 1, to: SHOP, value: 5n })
  await allow('')
  for (const name of names) expect(await sign(name, 'ETHEREUM', unsigned)).toBe('COMPLETED')
  await deny(`eth.tx.from == '${names[1]}'`)
  for (const name of names)
    expect([name, await sign(name, 'ETHEREUM', unsigned)]).toEqual([name, REFUSED])
})

test('lets nothing of Tron pass where a policy denies by what is not read', async () => {
  const { ethereum, sign, allow, deny, signEth } = await stage()
  const raw = `5a67${'00'.repeat(103)}`
  await allow('')
  expect(await sign(ethereum, 'TRON', raw)).toBe('COMPLETED')
  await deny('tron.tx.fee_limit > 100')
  expect(await sign(ethereum, 'TRON', raw)).toBe(REFUSED)
  expect(await signEth({ value: 5n })).toBe('COMPLETED')
})

test('denies by what a PSBT pays, also where nobody knows its fee', async () => {
  const { bitcoin, sign, allow, deny } = await stage()
  const script = OutScript.encode(Address().decode(bitcoin))
  const psbt = (more: object[]) => {
    const transaction = new Transaction()
    const own = { txid: '12'.repeat(32), index: 0, witnessUtxo: { amount: 50_000n, script } }
    for (const input of [own, ...more]) transaction.addInput(input)
    transaction.addOutputAddress(bitcoin, 49_000n)
    return hexFromBytes(transaction.toPSBT())
  }
  const bare = psbt([{ txid: '34'.repeat(32), index: 0 }])
  await allow('')
  for (const unsigned of [psbt([]), bare])
    expect(await sign(bitcoin, 'BITCOIN', unsigned)).toBe('COMPLETED')
  const feeLimit = await deny('bitcoin.tx.fee > 10000')
  expect(feeLimit).not.toBe('')
  expect(await sign(bitcoin, 'BITCOIN', psbt([]))).toBe('COMPLETED')
  expect(await sign(bitcoin, 'BITCOIN', bare)).toBe(REFUSED)
  await deny(`bitcoin.tx.outputs.any(one, one.address == '${bitcoin}')`)
  expect(await sign(bitcoin, 'BITCOIN', psbt([]))).toBe(REFUSED)
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
