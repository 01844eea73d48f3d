import type { SendingWords } from '../../react/sendingWords.ts'

export const sending: SendingWords = {
  send: 'Poslat',
  text: 'Než cokoli opustí vaši peněženku, uvidíte poplatek a vše potvrdíte.',
  network: 'Síť',
  asset: 'Co',
  to: 'Komu',
  toHint: (name) => `Adresa v síti ${name}.`,
  amount: 'Částka',
  review: 'Zkontrolovat',
  reviewing: 'Čeká se na vás',
  address: 'Zadejte celou adresu: 0x a 40 znaků.',
  solanaAddress: 'Zadejte celou adresu Solana.',
  checksum: 'V této adrese je překlep. Zkopírujte ji znovu.',
  nobody: 'Prostředky poslané na tuto adresu nelze získat zpět. Zkontrolujte adresu.',
  own: 'Z této adresy odesíláte. Zadejte jinou.',
  amountWrong: (example) => `Zadejte částku, třeba ${example}.`,
  failed: 'Tohle se nepodařilo poslat. Vaši peněženku nic neopustilo.',
  noNetwork: 'Není tu žádná síť, ve které by šlo posílat.',
}
