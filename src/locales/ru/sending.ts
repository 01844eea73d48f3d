import type { SendingWords } from '../../react/sendingWords.ts'

export const sending: SendingWords = {
  send: 'Отправить',
  text: 'Вы увидите комиссию и подтвердите, прежде чем что-либо покинет ваш кошелёк.',
  network: 'Сеть',
  asset: 'Что',
  to: 'Кому',
  toHint: (name) => `Адрес в сети ${name}.`,
  amount: 'Сумма',
  review: 'Проверить',
  reviewing: 'Ждём вас',
  address: 'Введите полный адрес: 0x и 40 символов.',
  solanaAddress: 'Введите полный адрес Solana.',
  checksum: 'В этом адресе опечатка. Скопируйте его ещё раз.',
  nobody: 'С этого адреса никто не сможет забрать деньги. Проверьте его.',
  amountWrong: (example) => `Введите сумму, например ${example}.`,
  failed: 'Не удалось это отправить. Ничто не покинуло ваш кошелёк.',
  noNetwork: 'Здесь нет сети, в которой можно отправлять.',
}
