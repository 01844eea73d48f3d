import type { FrameWords } from '../../react/words.ts'

export const frame: FrameWords = {
  refusedTitle: 'Öppna sidan i en egen flik',
  refusedText:
    'Du kan inte logga in medan sidan ligger inne i en annan webbplats. Det hindrar andra från att lura dig till ett klick.',
  openInTab: 'Öppna i en ny flik',
  devRefusedHelp: (origins) =>
    `För att tillåta ${origins}, ange det i frameAncestors i createLatchkit.`,
  covered: 'Något täcker det här fönstret. Ta bort det för att fortsätta.',
}
