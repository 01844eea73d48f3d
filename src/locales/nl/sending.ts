import type { SendingWords } from '../../react/sendingWords.ts'

export const sending: SendingWords = {
  send: 'Versturen',
  text: 'Je ziet de kosten en bevestigt voordat er iets je wallet verlaat.',
  network: 'Netwerk',
  asset: 'Wat',
  to: 'Naar',
  toHint: (name) => `Een adres op ${name}.`,
  amount: 'Bedrag',
  review: 'Nakijken',
  reviewing: 'Wachten op jou',
  address: 'Vul een volledig adres in: 0x en 40 tekens.',
  solanaAddress: 'Vul een volledig adres op Solana in.',
  checksum: 'Er zit een typefout in dit adres. Kopieer het opnieuw.',
  nobody: 'Wat je naar dit adres stuurt, krijg je niet terug. Controleer het adres.',
  own: 'Vanaf dit adres verstuur je. Vul een ander adres in.',
  amountWrong: (example) => `Vul een bedrag in, zoals ${example}.`,
  failed: 'Dit kon niet worden verstuurd. Er heeft niets je wallet verlaten.',
  noNetwork: 'Er is hier geen netwerk om op te versturen.',
}
