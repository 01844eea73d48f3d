import type { FrameWords } from '../../react/words.ts'

export const frame: FrameWords = {
  refusedTitle: 'Otevřete tuto stránku v samostatné kartě',
  refusedText:
    'Dokud je stránka vložená v jiném webu, nelze se přihlásit. Chrání vás to před tím, aby z vás někdo vylákal kliknutí.',
  openInTab: 'Otevřít v nové kartě',
  devRefusedHelp: (origins) =>
    `Chcete-li povolit ${origins}, uveďte to ve frameAncestors v createLatchkit.`,
  covered: 'Toto okno něco zakrývá. Odkryjte ho, ať můžete pokračovat.',
}
