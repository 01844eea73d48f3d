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
