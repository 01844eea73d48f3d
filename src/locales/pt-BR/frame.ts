import type { FrameWords } from '../../react/words.ts'

export const frame: FrameWords = {
  refusedTitle: 'Abra esta página em uma aba própria',
  refusedText:
    'Você não pode entrar enquanto ela estiver dentro de outro site. Assim ninguém engana você para conseguir um clique.',
  openInTab: 'Abrir em uma nova aba',
  devRefusedHelp: (origins) =>
    `Para permitir ${origins}, indique em frameAncestors de createLatchkit.`,
  covered: 'Algo está cobrindo esta janela. Descubra-a para continuar.',
}
