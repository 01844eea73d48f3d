import type { SendingWords } from '../../react/sendingWords.ts'

export const sending: SendingWords = {
  send: 'Senden',
  text: 'Sie sehen die Gebühr und bestätigen, bevor etwas Ihre Wallet verlässt.',
  network: 'Netzwerk',
  asset: 'Was',
  to: 'An',
  toHint: (name) => `Eine Adresse auf ${name}.`,
  amount: 'Betrag',
  review: 'Prüfen',
  reviewing: 'Wartet auf Sie',
  address: 'Geben Sie eine vollständige Adresse ein: 0x und 40 Zeichen.',
  solanaAddress: 'Geben Sie eine vollständige Solana-Adresse ein.',
  checksum: 'Diese Adresse enthält einen Tippfehler. Kopieren Sie sie noch einmal.',
  nobody: 'Was an diese Adresse gesendet wird, ist verloren. Prüfen Sie die Adresse.',
  own: 'Das ist die Adresse, von der Sie senden. Geben Sie eine andere ein.',
  amountWrong: (example) => `Geben Sie einen Betrag ein, etwa ${example}.`,
  failed: 'Das konnte nicht gesendet werden. Nichts hat Ihre Wallet verlassen.',
  noNetwork: 'Hier gibt es kein Netzwerk, über das gesendet werden kann.',
}
