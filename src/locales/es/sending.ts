import type { SendingWords } from '../../react/sendingWords.ts'

export const sending: SendingWords = {
  send: 'Enviar',
  text: 'Ves la tarifa y confirmas antes de que algo salga de tu billetera.',
  network: 'Red',
  asset: 'Qué',
  to: 'Para',
  toHint: (name) => `Una dirección de ${name}.`,
  amount: 'Cantidad',
  review: 'Revisar',
  reviewing: 'Esperando tu respuesta',
  address: 'Escribe una dirección completa: 0x y 40 caracteres.',
  solanaAddress: 'Escribe una dirección completa de Solana.',
  checksum: 'Esta dirección está mal escrita. Cópiala de nuevo.',
  nobody: 'Lo que se envíe a esta dirección no se puede recuperar. Revisa la dirección.',
  own: 'Esta es la dirección desde la que envías. Escribe otra.',
  amountWrong: (example) => `Escribe una cantidad, como ${example}.`,
  failed: 'No se pudo enviar. Nada salió de tu billetera.',
  noNetwork: 'Aquí no hay ninguna red por la que enviar.',
}
