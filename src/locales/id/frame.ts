import type { FrameWords } from '../../react/words.ts'

export const frame: FrameWords = {
  refusedTitle: 'Buka halaman ini di tab tersendiri',
  refusedText:
    'Anda tidak dapat masuk selama halaman ini berada di dalam situs lain. Ini mencegah orang lain menjebak Anda agar mengeklik.',
  openInTab: 'Buka di tab baru',
  devRefusedHelp: (origins) =>
    `Untuk mengizinkan ${origins}, cantumkan di frameAncestors pada createLatchkit.`,
  covered: 'Ada yang menutupi jendela ini. Singkirkan untuk melanjutkan.',
}
