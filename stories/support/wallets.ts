import type { WalletInfo } from '../../src/core/login/wallet/walletState.ts'

const drawings = {
  Foxglove:
    '<rect width="40" height="40" fill="#f3e8ff"/><path d="M20 8c6 3 9 8 9 14 0 4-3 8-9 10-6-2-9-6-9-10 0-6 3-11 9-14z" fill="#8b3fc7"/><circle cx="20" cy="22" r="4" fill="#f3e8ff"/>',
  Harbor:
    '<rect width="40" height="40" fill="#12395b"/><path d="M9 24c3.7 0 3.7 3 7.3 3s3.7-3 7.4-3 3.7 3 7.3 3" stroke="#7cc7ff" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M20 9v11M14 15l6-6 6 6" stroke="#fff" stroke-width="3" fill="none" stroke-linecap="round" stroke-linejoin="round"/>',
  Slate:
    '<rect width="40" height="40" fill="#22262b"/><path d="M11 27L20 11l9 16z" fill="none" stroke="#e8edf2" stroke-width="3" stroke-linejoin="round"/>',
}

/** A wallet of a story, which announced itself as an extension of the browser does. */
export function storyWallet(name: string, changes: Partial<WalletInfo> = {}): WalletInfo {
  return {
    id: `ethereum:${name}`,
    name,
    icon: null,
    chain: 'ethereum',
    kind: 'installed',
    isLastUsed: false,
    ...changes,
  }
}

function drawn(name: keyof typeof drawings, changes: Partial<WalletInfo> = {}): WalletInfo {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${drawings[name]}</svg>`
  const icon = `data:image/svg+xml,${encodeURIComponent(svg)}`
  return storyWallet(name, { icon, ...changes })
}

export const foxglove = drawn('Foxglove', { isLastUsed: true })
export const harbor = drawn('Harbor', { chain: 'solana' })
export const slate = drawn('Slate')

/** The row that is there when the app hands over a provider for phones. */
export const phoneWallet = storyWallet('', { id: 'phone', kind: 'phone' })
