import type { SendingWords } from '../../react/sendingWords.ts'

export const sending: SendingWords = {
  send: 'Надіслати',
  text: 'Ви побачите комісію й підтвердите, перш ніж щось залишить ваш гаманець.',
  network: 'Мережа',
  asset: 'Що',
  to: 'Кому',
  toHint: (name) => `Адреса в мережі ${name}.`,
  amount: 'Сума',
  review: 'Перевірити',
  reviewing: 'Чекаємо на вас',
  address: 'Введіть повну адресу: 0x і 40 символів.',
  solanaAddress: 'Введіть повну адресу Solana.',
  checksum: 'У цій адресі помилка. Скопіюйте її ще раз.',
  nobody: 'З цієї адреси ніхто не може забрати гроші. Перевірте її.',
  own: 'Ви надсилаєте з цієї адреси. Введіть іншу.',
  amountWrong: (example) => `Введіть суму, наприклад ${example}.`,
  failed: 'Не вдалося це надіслати. Ніщо не залишило ваш гаманець.',
  noNetwork: 'Тут немає мережі, у якій можна надсилати.',
}
