import type { FrameWords } from '../../react/words.ts'

export const frame: FrameWords = {
  refusedTitle: 'Öffnen Sie diese Seite in einem eigenen Tab',
  refusedText:
    'Solange sie in einer anderen Website steckt, können Sie sich nicht anmelden. So kann niemand Sie zu einem Klick verleiten.',
  openInTab: 'In neuem Tab öffnen',
  devRefusedHelp: (origins) =>
    `Um ${origins} zu erlauben, nennen Sie es in frameAncestors von createLatchkit.`,
  covered: 'Etwas verdeckt dieses Fenster. Machen Sie es frei, um fortzufahren.',
}
