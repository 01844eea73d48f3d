import type { FrameWords } from '../../react/words.ts'

export const frame: FrameWords = {
  refusedTitle: 'Откройте эту страницу в отдельной вкладке',
  refusedText:
    'Войти нельзя, пока она находится внутри другого сайта. Так никто не сможет обманом заставить вас нажать.',
  openInTab: 'Открыть в новой вкладке',
  devRefusedHelp: (origins) =>
    `Чтобы разрешить ${origins}, укажите это в frameAncestors в createLatchkit.`,
  covered: 'Что-то закрывает это окно. Уберите это, чтобы продолжить.',
}
