import type { FrameWords } from '../../react/words.ts'

export const frame: FrameWords = {
  refusedTitle: 'Ouvrez cette page dans son propre onglet',
  refusedText:
    'Vous ne pouvez pas vous connecter tant qu’elle est dans un autre site. Cela évite qu’on vous pousse à un clic par ruse.',
  openInTab: 'Ouvrir dans un nouvel onglet',
  devRefusedHelp: (origins) =>
    `Pour autoriser ${origins}, indiquez-le dans frameAncestors de createLatchkit.`,
  covered: 'Quelque chose recouvre cette fenêtre. Découvrez-la pour continuer.',
}
