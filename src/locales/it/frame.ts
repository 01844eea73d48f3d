import type { FrameWords } from '../../react/words.ts'

export const frame: FrameWords = {
  refusedTitle: 'Apri questa pagina in una scheda a parte',
  refusedText:
    'Non puoi accedere finché è dentro un altro sito. Così nessuno può indurti a un clic con l’inganno.',
  openInTab: 'Apri in una nuova scheda',
  devRefusedHelp: (origins) =>
    `Per consentire ${origins}, indicalo in frameAncestors di createLatchkit.`,
  covered: 'Qualcosa copre questa finestra. Scoprila per continuare.',
}
