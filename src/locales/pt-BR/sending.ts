import type { SendingWords } from '../../react/sendingWords.ts'

export const sending: SendingWords = {
  send: 'Enviar',
  text: 'Você vê a taxa e confirma antes que algo saia da sua carteira.',
  network: 'Rede',
  asset: 'O quê',
  to: 'Para',
  toHint: (name) => `Um endereço em ${name}.`,
  amount: 'Valor',
  review: 'Revisar',
  reviewing: 'Aguardando você',
  address: 'Digite um endereço completo: 0x e 40 caracteres.',
  solanaAddress: 'Digite um endereço completo de Solana.',
  checksum: 'Este endereço tem um erro de digitação. Copie de novo.',
  nobody: 'O que for enviado a este endereço não pode ser recuperado. Confira o endereço.',
  own: 'Este é o endereço de onde você envia. Digite outro.',
  amountWrong: (example) => `Digite um valor, como ${example}.`,
  failed: 'Não foi possível enviar. Nada saiu da sua carteira.',
  noNetwork: 'Não há aqui nenhuma rede para enviar.',
}
