import { getAddress, type Hex, toHex, verifyMessage } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { askChain } from '../chain/chainStage.ts'
import type { AdapterStage, Person } from './adapterStage.ts'
import type { Driver } from './driver.ts'

type Tools = Pick<Driver, 'verify' | 'passOn' | 'balanceOf' | 'stranger'>

/** What a test does on an Ethereum chain without the adapter. */
export function ethereumTools(stage: AdapterStage, person: Person): Tools {
  return {
    async verify(message, signature) {
      const { address } = await person.ethereum()
      const signable = typeof message === 'string' ? message : { raw: message }
      return verifyMessage({
        address: getAddress(address),
        message: signable,
        signature: hex(signature),
      })
    },
    async passOn(signed) {
      await askChain(stage.url, 'eth_sendRawTransaction', signed)
    },
    async balanceOf(address, place = 'known') {
      const balance =
        place === 'far'
          ? await stage.askFar('eth_getBalance', address, 'latest')
          : await askChain(stage.url, 'eth_getBalance', address, 'latest')
      return BigInt(String(balance))
    },
    stranger: () => privateKeyToAddress(generatePrivateKey()),
  }
}

/** A text that is hex with 0x, as a type. */
export function hex(text: string): Hex {
  return `0x${text.slice(2)}`
}

/** A message as `personal_sign` takes it. */
export function messageHex(message: string | Uint8Array): Hex {
  return toHex(message)
}
