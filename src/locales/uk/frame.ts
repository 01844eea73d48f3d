import type { FrameWords } from '../../react/words.ts'

export const frame: FrameWords = {
  refusedTitle: 'Відкрийте цю сторінку в окремій вкладці',
  refusedText:
    'Увійти не можна, доки вона всередині іншого сайту. Так ніхто не зможе оманою змусити вас натиснути.',
  openInTab: 'Відкрити в новій вкладці',
  devRefusedHelp: (origins) =>
    `Щоб дозволити ${origins}, укажіть це у frameAncestors у createLatchkit.`,
  covered: 'Щось закриває це вікно. Приберіть це, щоб продовжити.',
}
