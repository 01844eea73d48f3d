import type { SendingWords } from '../../react/sendingWords.ts'

export const sending: SendingWords = {
  send: 'Skicka',
  text: 'Du ser avgiften och bekräftar innan något lämnar din plånbok.',
  network: 'Nätverk',
  asset: 'Vad',
  to: 'Till',
  toHint: (name) => `En adress på ${name}.`,
  amount: 'Belopp',
  review: 'Granska',
  reviewing: 'Väntar på dig',
  address: 'Ange en fullständig adress: 0x och 40 tecken.',
  solanaAddress: 'Ange en fullständig adress på Solana.',
  checksum: 'Det är ett skrivfel i adressen. Kopiera den igen.',
  nobody: 'Det som skickas till den här adressen går inte att få tillbaka. Kontrollera adressen.',
  own: 'Det är adressen du skickar från. Ange en annan.',
  amountWrong: (example) => `Ange ett belopp, som ${example}.`,
  failed: 'Det här kunde inte skickas. Inget har lämnat din plånbok.',
  noNetwork: 'Här finns inget nätverk att skicka på.',
}
