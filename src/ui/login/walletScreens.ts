import { ChooseWallet } from './ChooseWallet/ChooseWallet.tsx'
import { ConnectWallet } from './ConnectWallet/ConnectWallet.tsx'

/** The screens of a login with a wallet, in one part: whoever chooses a wallet goes on to connect it. */
export const walletScreens = { ChooseWallet, ConnectWallet } as const
