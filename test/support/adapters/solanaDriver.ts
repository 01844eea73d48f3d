import {
  getBase58Decoder,
  getBase64Decoder,
  getPublicKeyFromAddress,
  type Instruction,
  signatureBytes,
  verifySignature,
} from '@solana/kit'
import { isLatchkitError } from '../../../src/errors/anyError.ts'
import { bytesFromHex, hexFromBytes } from '../../../src/lib/hex.ts'
import { createLatchkitWallet } from '../../../src/solana/createLatchkitWallet.ts'
import type { StandardAccount } from '../../../src/solana/standard.ts'
import { toLatchkitSigner } from '../../../src/solana/toLatchkitSigner.ts'
import { askChain } from '../chain/chainStage.ts'
import { transfer, unsignedTransaction } from '../chain/solanaTransactions.ts'
import { type AdapterStage, DEAD_SOLANA, FAR_SOLANA, type Person, SOLANA } from './adapterStage.ts'
import { codesOf, type Driver, type Place } from './driver.ts'

export const ICON = 'data:image/png;base64,iVBORw0KGgo='

const chainOf = { known: SOLANA, far: FAR_SOLANA, dead: DEAD_SOLANA } as const

/** The wallet of the Wallet Standard, asked as a page asks it; the signer of `@solana/kit` beside it. */
export function solanaDriver(stage: AdapterStage, person: Person) {
  const chains = Object.values(chainOf)
  const wallet = createLatchkitWallet(person.kit, { icon: ICON, chains })
  const features = wallet.features

  let held: StandardAccount | undefined
  /** As a page holds it, whatever became of its owner. */
  const accountOf = async (as?: string): Promise<StandardAccount> => {
    held ??= (await features['standard:connect'].connect({ silent: true })).accounts[0]
    if (!held) throw new Error('not connected')
    return as === undefined ? held : { ...held, address: as }
  }
  const unsigned = async (...instructions: Instruction[]): Promise<Uint8Array> => {
    const answer = Object(await askChain(stage.solanaUrl, 'getLatestBlockhash'))
    const payer = (await person.solana()).address
    const recentBlockhash = String(answer.value.blockhash)
    const hex = unsignedTransaction({ payer, instructions, recentBlockhash })
    return bytesFromHex(hex) ?? new Uint8Array()
  }
  const send = async (transaction: Uint8Array, place: Place = 'known'): Promise<string> => {
    const account = await accountOf()
    const input = { account, transaction, chain: chainOf[place] }
    const [sent] = await features['solana:signAndSendTransaction'].signAndSendTransaction(input)
    return getBase58Decoder().decode(sent?.signature ?? new Uint8Array())
  }
  const paying = async (to: string, amount: bigint) =>
    unsigned(transfer((await person.solana()).address, to, amount))

  const driver: Driver = {
    person,
    async connect() {
      const connected = await features['standard:connect'].connect()
      held = connected.accounts[0]
      return addressesOf(connected)
    },
    accounts: async () => addressesOf(await features['standard:connect'].connect({ silent: true })),
    disconnect: () => features['standard:disconnect'].disconnect(),
    watch: (listener) =>
      features['standard:events'].on('change', ({ accounts = [] }) =>
        listener(addressesOf({ accounts })),
      ),
    async signMessage(message, as) {
      const bytes = typeof message === 'string' ? new TextEncoder().encode(message) : message
      const account = await accountOf(as)
      const input = { account, message: bytes }
      const [signed] = await features['solana:signMessage'].signMessage(input)
      return `0x${hexFromBytes(signed?.signature ?? new Uint8Array())}`
    },
    async verify(message, signature) {
      const bytes = typeof message === 'string' ? new TextEncoder().encode(message) : message
      const { address } = await person.solana()
      const key = await getPublicKeyFromAddress(address as never)
      const given = bytesFromHex(signature.slice(2)) ?? new Uint8Array()
      return verifySignature(key, signatureBytes(given), bytes)
    },
    transfer: async (to, amount, place) => send(await paying(to, amount), place),
    async signTransfer(to, amount) {
      const transaction = await paying(to, amount)
      const input = { account: await accountOf(), transaction, chain: chainOf.known }
      const [signed] = await features['solana:signTransaction'].signTransaction(input)
      return getBase64Decoder().decode(signed?.signedTransaction ?? new Uint8Array())
    },
    async passOn(signed) {
      await askChain(stage.solanaUrl, 'sendTransaction', signed, { encoding: 'base64' })
    },
    async balanceOf(address) {
      return BigInt(Object(await askChain(stage.solanaUrl, 'getBalance', address)).value)
    },
    stranger,
    isDeclined: (error) => codesOf(error)[0] === 4001,
    isLoggedOut: (error) => isLatchkitError(error, 'SESSION_MISSING'),
    isChainUnreachable: (error) => isLatchkitError(error, 'CHAIN_UNREACHABLE'),
  }
  const signer = async () => toLatchkitSigner(person.kit, await person.solana(), { chain: SOLANA })
  return { driver, wallet, signer, unsigned, send, accountOf }
}

function stranger(): string {
  return getBase58Decoder().decode(crypto.getRandomValues(new Uint8Array(32)))
}

function addressesOf({ accounts }: { readonly accounts: readonly StandardAccount[] }) {
  return accounts.map(({ address }) => address)
}
