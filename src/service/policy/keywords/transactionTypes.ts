import { any, bool, int, list, map, string, struct } from '../language/policyType.ts'

/** Ours: as the transaction has them. */
const lookups = list(any)

/** A transaction of Ethereum. The last three are there when an interface of the contract is stored. */
export const ethTransaction = struct({
  from: string,
  to: string,
  data: string,
  value: int,
  gas: int,
  gas_price: int,
  chain_id: int,
  nonce: int,
  max_fee_per_gas: int,
  max_priority_fee_per_gas: int,
  max_fee_per_blob_gas: int,
  type: string,
  function_name: string,
  function_signature: string,
  contract_call_args: map(any),
})

/** A transaction of Solana. */
export const solanaTransaction = struct({
  account_keys: list(string),
  program_keys: list(string),
  instructions: list(
    struct({
      program_key: string,
      accounts: list(struct({ account_key: string, signer: bool, writable: bool })),
      instruction_data_hex: string,
      address_table_lookups: lookups,
      parsed_instruction_data: struct({
        instruction_name: string,
        discriminator: string,
        named_accounts: map(string),
        program_call_args: map(any),
      }),
    }),
  ),
  transfers: list(struct({ from: string, to: string, amount: int })),
  spl_transfers: list(
    struct({
      from: string,
      to: string,
      amount: int,
      owner: string,
      signers: list(string),
      token_mint: string,
    }),
  ),
  recent_blockhash: string,
  address_table_lookups: lookups,
})

/** A transaction of Bitcoin. */
export const bitcoinTransaction = struct({
  version: int,
  inputs: list(struct({ tx_id: string, vout: int, sequence: int })),
  outputs: list(
    struct({ value: int, script_pubkey: string, address: string, address_type: string }),
  ),
  locktime: struct({ amount: int, type: string }),
  fee: int,
})

/** A transaction of Tron, which has one contract. Of its fields those are there that its type has. */
export const tronTransaction = struct({
  contract: list(
    struct({
      type: string,
      permission_id: int,
      owner_address: string,
      to_address: string,
      amount: int,
      contract_address: string,
      call_value: int,
      data: string,
      call_token_value: int,
      token_id: int,
      resource: string,
      balance: int,
      receiver_address: string,
      lock: bool,
      lock_period: int,
      frozen_balance: int,
      unfreeze_balance: int,
    }),
  ),
  ref_block_bytes: string,
  ref_block_hash: string,
  expiration: int,
  timestamp: int,
  fee_limit: int,
})
