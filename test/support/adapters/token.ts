import solc from 'solc'
import * as v from 'valibot'
import { type Abi, type Hex, parseAbi } from 'viem'

const SOURCE = `
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;
contract Token {
  string public constant name = "Credit";
  mapping(address => uint256) public nonces;
  mapping(address => mapping(address => uint256)) public allowance;
  mapping(address => uint256) public balanceOf;
  bytes32 constant PERMIT = keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
  constructor() { balanceOf[msg.sender] = 1000; }
  function DOMAIN_SEPARATOR() public view returns (bytes32) {
    bytes32 t = keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
    return keccak256(abi.encode(t, keccak256("Credit"), keccak256("1"), block.chainid, address(this)));
  }
  function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external {
    require(block.timestamp <= deadline, "late");
    bytes32 h = keccak256(abi.encode(PERMIT, owner, spender, value, nonces[owner]++, deadline));
    address signer = ecrecover(keccak256(abi.encodePacked(hex"1901", DOMAIN_SEPARATOR(), h)), v, r, s);
    require(signer == owner && owner != address(0), "not the owner");
    allowance[owner][spender] = value;
  }
  function transfer(address to, uint256 amount) external returns (bool) {
    balanceOf[msg.sender] -= amount;
    balanceOf[to] += amount;
    return true;
  }
}
`

export const tokenAbi = parseAbi([
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  'function allowance(address owner, address spender) view returns (uint256)',
  'function balanceOf(address owner) view returns (uint256)',
  'function transfer(address to, uint256 amount) returns (bool)',
]) satisfies Abi

const outputShape = v.object({
  contracts: v.object({
    'token.sol': v.object({
      Token: v.object({ evm: v.object({ bytecode: v.object({ object: v.string() }) }) }),
    }),
  }),
})

/** A token with permits (EIP-2612): who deploys it has a thousand. */
export function tokenBytecode(): Hex {
  const input = {
    language: 'Solidity',
    sources: { 'token.sol': { content: SOURCE } },
    settings: { outputSelection: { '*': { '*': ['evm.bytecode.object'] } } },
  }
  const output: unknown = JSON.parse(solc.compile(JSON.stringify(input)))
  return `0x${v.parse(outputShape, output).contracts['token.sol'].Token.evm.bytecode.object}`
}

/** The permission of a token as typed data. */
export function permitOf(
  token: Hex,
  chainId: number,
  message: { owner: Hex; spender: Hex; value: bigint; nonce: bigint; deadline: bigint },
) {
  const uint = (name: string) => ({ name, type: 'uint256' })
  const party = (name: string) => ({ name, type: 'address' })
  return {
    domain: { name: 'Credit', version: '1', chainId, verifyingContract: token },
    types: {
      Permit: [party('owner'), party('spender'), uint('value'), uint('nonce'), uint('deadline')],
    },
    primaryType: 'Permit',
    message,
  } as const
}
