/** How a field of a contract is told: addresses as people write them, bytes in hex, numbers as they are. */
export type FieldKind = 'address' | 'bool' | 'hex' | 'int' | 'resource'

type Field = readonly [name: string, kind: FieldKind]
/** What a contract says, by the numbers of its fields, from 1. */
export type ContractKind = { readonly number: bigint; readonly fields: readonly Field[] }

const owner: Field = ['owner_address', 'address']
const resource: Field = ['resource', 'resource']
const balance: Field = ['balance', 'int']
const receiver: Field = ['receiver_address', 'address']

/** The contracts whose content policies can ask about, by their names; the numbers are those of the chain. */
export const tronContracts: Readonly<Record<string, ContractKind>> = {
  TransferContract: { number: 1n, fields: [owner, ['to_address', 'address'], ['amount', 'int']] },
  TriggerSmartContract: {
    number: 31n,
    fields: [
      owner,
      ['contract_address', 'address'],
      ['call_value', 'int'],
      ['data', 'hex'],
      ['call_token_value', 'int'],
      ['token_id', 'int'],
    ],
  },
  FreezeBalanceV2Contract: { number: 54n, fields: [owner, ['frozen_balance', 'int'], resource] },
  UnfreezeBalanceV2Contract: {
    number: 55n,
    fields: [owner, ['unfreeze_balance', 'int'], resource],
  },
  DelegateResourceContract: {
    number: 57n,
    fields: [owner, resource, balance, receiver, ['lock', 'bool'], ['lock_period', 'int']],
  },
  UnDelegateResourceContract: { number: 58n, fields: [owner, resource, balance, receiver] },
}
