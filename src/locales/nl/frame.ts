import type { FrameWords } from '../../react/words.ts'

export const frame: FrameWords = {
  refusedTitle: 'Open deze pagina in een eigen tabblad',
  refusedText:
    'Je kunt niet inloggen zolang de pagina in een andere site staat. Zo kan niemand je een klik ontlokken.',
  openInTab: 'In nieuw tabblad openen',
  devRefusedHelp: (origins) =>
    `Wil je ${origins} toestaan, noem het dan in frameAncestors van createLatchkit.`,
  covered: 'Er ligt iets over dit venster. Haal het weg om door te gaan.',
}
