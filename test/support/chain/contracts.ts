import solc from 'solc'
import * as v from 'valibot'

const SOURCE = `
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

contract Vault {
  error TooLittle(address asker, uint256 available, uint256 required);
  event Taken(uint256 amount);
  function take(uint256 amount) external {
    if (amount > 1) revert TooLittle(msg.sender, 1, amount);
    emit Taken(amount);
  }
  function words() external pure { require(false, "no more words"); }
  function panics(uint256 zero) external pure returns (uint256) { return 1 / zero; }
  function silent() external pure { revert(); }
}

contract Broker {
  error NotTaken(string what, bytes reason);
  function take(Vault vault, uint256 amount) external {
    try vault.take(amount) {} catch (bytes memory reason) { revert NotTaken("vault", reason); }
  }
  function pass(Vault vault) external pure { vault.words(); }
}

contract Oracle {
  function getL1Fee(bytes memory data) external pure returns (uint256) {
    require(data[0] == 0x02, "no transaction of now");
    return data.length * 1 gwei;
  }
}

contract Desk {
  struct Order { address vault; uint256 amount; }
  error Refused(Order order);
  function order(Broker broker, Vault vault, uint256 amount) external {
    try broker.take(vault, amount) {} catch { revert Refused(Order(address(vault), amount)); }
  }
}
`

const outputShape = v.object({
  contracts: v.object({
    'all.sol': v.record(
      v.string(),
      v.object({
        abi: v.array(v.unknown()),
        evm: v.object({ bytecode: v.object({ object: v.string() }) }),
      }),
    ),
  }),
})

export type Contract = { readonly abi: string; readonly bytecode: string }

export type ContractName = 'Vault' | 'Broker' | 'Desk' | 'Oracle'

/**
 * Compiles three contracts of which each calls the next and says in its own words that it failed; and one that tells, as on a
 * rollup, what data costs: 1 gwei a byte.
 */
export function compileContracts(): (name: ContractName) => Contract {
  const outputSelection = { '*': { '*': ['abi', 'evm.bytecode.object'] } }
  const input = {
    language: 'Solidity',
    sources: { 'all.sol': { content: SOURCE } },
    settings: { outputSelection },
  }
  const output: unknown = JSON.parse(solc.compile(JSON.stringify(input)))
  const contracts = v.parse(outputShape, output).contracts['all.sol']
  return (name) => {
    const contract = contracts[name]
    if (!contract) throw new Error(`there is no ${name}`)
    return {
      abi: JSON.stringify(contract.abi),
      bytecode: `0x${contract.evm.bytecode.object}`,
    }
  }
}
