/** How many bytes are taken in at once. */
const RATE = 136
const ROUNDS = 24

/**
 * The hash of Ethereum: Keccak with 256 bits, padded as before it became SHA-3 (Keccak reference 3.0, sections 1.2 and 2).
 *
 * For the few hundred bytes that a wallet signs: a tenth of the size of a library that is made for much, and slow. What
 * strangers send is hashed by that library.
 */
export function keccak256(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((bytes.length + 1) / RATE) * RATE)
  padded.set(bytes)
  padded[bytes.length] = 0x01
  padded[padded.length - 1] = (padded.at(-1) ?? 0) | 0x80
  const input = new DataView(padded.buffer)
  let state = Array.from({ length: 25 }, () => 0n)
  for (let start = 0; start < padded.length; start += RATE) {
    const taken = state.map((lane, at) =>
      at * 8 < RATE ? lane ^ input.getBigUint64(start + at * 8, true) : lane,
    )
    state = permute(taken)
  }
  const hash = new DataView(new ArrayBuffer(32))
  for (const [at, lane] of state.slice(0, 4).entries()) hash.setBigUint64(at * 8, lane, true)
  return new Uint8Array(hash.buffer)
}

/** Keccak-f[1600] over 25 lanes of 64 bits, five to a row. The names of the steps are the reference's. */
function permute(start: readonly bigint[]): bigint[] {
  let lanes = [...start]
  for (let round = 0, register = 1; round < ROUNDS; round++) {
    const at = (x: number, y: number) => lanes[(x % 5) + 5 * (y % 5)] ?? 0n
    // theta: every lane takes in the columns beside it
    const columns = [0, 1, 2, 3, 4].map((x) =>
      [0, 1, 2, 3, 4].reduce((sum, y) => sum ^ at(x, y), 0n),
    )
    const mixed = lanes.map((lane, place) => {
      const x = place % 5
      return lane ^ (columns[(x + 4) % 5] ?? 0n) ^ rotate(columns[(x + 1) % 5] ?? 0n, 1)
    })
    // rho and pi: turns every lane but the first by another distance, and moves it
    const moved = [...mixed]
    for (let step = 0, x = 1, y = 0; step < ROUNDS; step++) {
      const lane = mixed[x + 5 * y] ?? 0n
      ;[x, y] = [y, (2 * x + 3 * y) % 5]
      moved[x + 5 * y] = rotate(lane, ((step + 1) * (step + 2)) / 2)
    }
    // chi: the only step that is not linear
    lanes = moved
    lanes = moved.map((lane, place) => {
      const y = Math.floor(place / 5)
      return lane ^ (~at(place + 1 - 5 * y, y) & at(place + 2 - 5 * y, y))
    })
    // iota: bits of a shift register, so that no two rounds are alike
    for (let power = 0; power < 7; power++) {
      if (register & 1) lanes[0] = (lanes[0] ?? 0n) ^ (1n << (2n ** BigInt(power) - 1n))
      register = (register << 1) ^ (register & 0x80 ? 0x171 : 0)
    }
  }
  return lanes
}

function rotate(lane: bigint, by: number): bigint {
  const distance = BigInt(by % 64)
  return BigInt.asUintN(64, lane << distance) | (lane >> (64n - distance))
}
