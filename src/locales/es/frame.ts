import type { FrameWords } from '../../react/words.ts'

export const frame: FrameWords = {
  refusedTitle: 'Abre esta página en su propia pestaña',
  refusedText:
    'No puedes iniciar sesión mientras esté dentro de otro sitio. Así nadie puede engañarte para que hagas clic.',
  openInTab: 'Abrir en una pestaña nueva',
  devRefusedHelp: (origins) =>
    `Para permitir ${origins}, indícalo en frameAncestors de createLatchkit.`,
  covered: 'Algo tapa esta ventana. Destápala para continuar.',
}
