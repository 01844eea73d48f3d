import type { SendingWords } from '../../react/sendingWords.ts'

export const sending: SendingWords = {
  send: 'Invia',
  text: 'Vedi la commissione e confermi prima che qualcosa lasci il tuo wallet.',
  network: 'Rete',
  asset: 'Cosa',
  to: 'A',
  toHint: (name) => `Un indirizzo su ${name}.`,
  amount: 'Importo',
  review: 'Rivedi',
  reviewing: 'In attesa di te',
  address: 'Inserisci un indirizzo completo: 0x e 40 caratteri.',
  solanaAddress: 'Inserisci un indirizzo Solana completo.',
  checksum: 'Questo indirizzo ha un errore di battitura. Copialo di nuovo.',
  nobody: 'I fondi inviati a questo indirizzo non si possono recuperare. Controlla l’indirizzo.',
  own: 'È l’indirizzo da cui invii. Inseriscine un altro.',
  amountWrong: (example) => `Inserisci un importo, come ${example}.`,
  failed: 'L’invio non è riuscito. Niente ha lasciato il tuo wallet.',
  noNetwork: 'Qui non c’è nessuna rete su cui inviare.',
}
