/** Methods of a node that are about accounts or transactions of its own, or need a line that stays open: none is a read. */
const NOT_READ =
  /^eth_(sign\w*|accounts|coinbase|sendTransaction|resend|subscribe|unsubscribe|decrypt|getEncryptionPublicKey)$/

/** Whether a method only asks the chain, or passes on what is signed already: the app's node answers it. */
export function isRead(method: string): boolean {
  return /^(eth|net|web3)_\w+$/.test(method) && !NOT_READ.test(method)
}
