import type { FrameWords } from '../../react/words.ts'

export const frame: FrameWords = {
  refusedTitle: 'Otwórz tę stronę w osobnej karcie',
  refusedText:
    'Nie można się zalogować, gdy jest ona osadzona w innej witrynie. Dzięki temu nikt nie wyłudzi od Ciebie kliknięcia.',
  openInTab: 'Otwórz w nowej karcie',
  devRefusedHelp: (origins) =>
    `Aby zezwolić na ${origins}, dodaj to do frameAncestors w createLatchkit.`,
  covered: 'Coś zasłania to okno. Odsłoń je, aby kontynuować.',
}
