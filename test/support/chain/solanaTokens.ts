import {
  AccountRole,
  address,
  appendTransactionMessageInstructions,
  blockhash,
  createTransactionMessage,
  generateKeyPairSigner,
  getAddressEncoder,
  getBase64EncodedWireTransaction,
  getProgramDerivedAddress,
  type Instruction,
  type KeyPairSigner,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { askChain } from './chainStage.ts'
import { SYSTEM_PROGRAM, TOKEN_PROGRAM } from './solanaTransactions.ts'

const ASSOCIATED = address('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')

const { READONLY, READONLY_SIGNER, WRITABLE, WRITABLE_SIGNER } = AccountRole
const MINT_BYTES = 82

/** The account in which somebody holds tokens of a kind, whether or not it is there. */
export async function tokenAccountOf(owner: string, mint: string): Promise<string> {
  const seeds = [owner, TOKEN_PROGRAM, mint].map((key) => getAddressEncoder().encode(address(key)))
  const [found] = await getProgramDerivedAddress({ programAddress: ASSOCIATED, seeds })
  return found
}

/** Makes that account where it is not there. */
export async function makeTokenAccount(
  payer: string,
  owner: string,
  mint: string,
): Promise<Instruction> {
  const made = await tokenAccountOf(owner, mint)
  return {
    programAddress: ASSOCIATED,
    accounts: [
      { address: address(payer), role: WRITABLE_SIGNER },
      { address: address(made), role: WRITABLE },
      { address: address(owner), role: READONLY },
      { address: address(mint), role: READONLY },
      { address: SYSTEM_PROGRAM, role: READONLY },
      { address: TOKEN_PROGRAM, role: READONLY },
    ],
    data: Uint8Array.of(1),
  }
}

/** A new kind of token with 6 digits on a local chain, of which some people get 1000 of the smallest unit. */
export async function makeToken(url: string, holders: readonly string[]): Promise<string> {
  const [payer, mint] = await Promise.all([generateKeyPairSigner(), generateKeyPairSigner()])
  await askChain(url, 'requestAirdrop', payer.address, 10_000_000_000)
  const rent = BigInt(String(await askChain(url, 'getMinimumBalanceForRentExemption', MINT_BYTES)))
  await send(url, payer, [createAccount(payer, mint, rent), initializeMint(payer, mint)])
  for (const holder of holders)
    await send(url, payer, [
      await makeTokenAccount(payer.address, holder, mint.address),
      await mintTo(payer, mint.address, holder),
    ])
  return mint.address
}

function createAccount(payer: KeyPairSigner, made: KeyPairSigner, lamports: bigint) {
  const data = new Uint8Array(52)
  const view = new DataView(data.buffer)
  view.setBigUint64(4, lamports, true)
  view.setBigUint64(12, BigInt(MINT_BYTES), true)
  data.set(getAddressEncoder().encode(TOKEN_PROGRAM), 20)
  const accounts = [payer, made].map((signer) => {
    return { address: signer.address, role: WRITABLE_SIGNER, signer }
  })
  return { programAddress: SYSTEM_PROGRAM, accounts, data }
}

function initializeMint(payer: KeyPairSigner, mint: KeyPairSigner): Instruction {
  const authority = getAddressEncoder().encode(payer.address)
  return {
    programAddress: TOKEN_PROGRAM,
    accounts: [{ address: mint.address, role: WRITABLE }],
    data: Uint8Array.of(20, 6, ...authority, 0),
  }
}

async function mintTo(payer: KeyPairSigner, mint: string, owner: string): Promise<Instruction> {
  const data = new Uint8Array(9)
  data[0] = 7
  new DataView(data.buffer).setBigUint64(1, 1000n, true)
  return {
    programAddress: TOKEN_PROGRAM,
    accounts: [
      { address: address(mint), role: WRITABLE },
      { address: address(await tokenAccountOf(owner, mint)), role: WRITABLE },
      { address: payer.address, role: READONLY_SIGNER },
    ],
    data,
  }
}

async function send(url: string, payer: KeyPairSigner, instructions: readonly Instruction[]) {
  const latest = Object(await askChain(url, 'getLatestBlockhash')).value
  const lifetime = { blockhash: blockhash(latest.blockhash), lastValidBlockHeight: 1000n }
  const empty = createTransactionMessage({ version: 'legacy' })
  const paid = setTransactionMessageFeePayerSigner(payer, empty)
  const timed = setTransactionMessageLifetimeUsingBlockhash(lifetime, paid)
  const message = appendTransactionMessageInstructions(instructions, timed)
  const signed = await signTransactionMessageWithSigners(message)
  await askChain(url, 'sendTransaction', getBase64EncodedWireTransaction(signed), {
    encoding: 'base64',
  })
}
