import type { SendingWords } from '../../react/sendingWords.ts'

export const sending: SendingWords = {
  send: 'Wyślij',
  text: 'Zobaczysz opłatę i potwierdzisz, zanim cokolwiek opuści Twój portfel.',
  network: 'Sieć',
  asset: 'Co',
  to: 'Do',
  toHint: (name) => `Adres w sieci ${name}.`,
  amount: 'Kwota',
  review: 'Sprawdź',
  reviewing: 'Czekamy na Ciebie',
  address: 'Podaj pełny adres: 0x i 40 znaków.',
  solanaAddress: 'Podaj pełny adres Solana.',
  checksum: 'W tym adresie jest literówka. Skopiuj go ponownie.',
  nobody: 'Środków wysłanych na ten adres nie da się odzyskać. Sprawdź adres.',
  own: 'Z tego adresu wysyłasz. Podaj inny.',
  amountWrong: (example) => `Podaj kwotę, na przykład ${example}.`,
  failed: 'Nie udało się tego wysłać. Nic nie opuściło Twojego portfela.',
  noNetwork: 'Nie ma tu sieci, w której można coś wysłać.',
}
