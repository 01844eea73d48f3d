import type { OutcomeWords } from '../../react/signingWords.ts'
import { plural } from './counting.ts'

export const outcome: OutcomeWords = {
  sending: 'Mengirim',
  sendingText: 'Anda dapat menutup ini. Kami beri tahu setelah selesai.',
  steps: ['Ditandatangani', 'Dikirim ke jaringan', 'Dikonfirmasi'],
  sent: 'Terkirim',
  sentText: (network, seconds) => {
    const time = plural(seconds, { other: '# detik' })
    return network === null
      ? `Dikonfirmasi dalam ${time}.`
      : `Dikonfirmasi di ${network} dalam ${time}.`
  },
  andFee: (fee) => `dan biaya ${fee}`,
  done: 'Selesai',
  explorer: 'Lihat di explorer',

  revertedTransfer: 'Pengiriman tidak berhasil',
  revertedPermission: 'Izin tidak berhasil diberikan',
  reverted: 'Transaksi tidak berhasil',
  feeLost: (amount, fee) => {
    const moved = amount === null ? 'Tidak ada yang berpindah' : `${amount} Anda tidak berpindah`
    return `${moved}. Jaringan tetap mengambil biaya${fee === null ? '' : ` ${fee}`}.`
  },
  noFee: 'Terhenti dalam simulasi, jadi tidak ada biaya yang diambil.',
  why: 'Alasan:',
  noReason: 'jaringan tidak memberi alasan.',
  where: 'Tempat terhenti',
  outermost: 'terluar lebih dulu',
  chain: (steps) =>
    steps === 1
      ? plural(steps, { other: '# langkah' })
      : plural(steps, { other: '# langkah, terluar lebih dulu' }),
  panic: (code, meaning) => (meaning === null ? `Panic ${code}` : `Panic ${code}: ${meaning}`),
  panics: {
    '0x01': 'pemeriksaan kontrak gagal',
    '0x11': 'angka terlalu besar atau terlalu kecil',
    '0x12': 'pembagian dengan nol',
    '0x21': 'pilihan tidak ada',
    '0x22': 'penyimpanan rusak',
    '0x31': 'tidak ada lagi yang dapat diambil dari daftar',
    '0x32': 'posisi tidak ada di daftar',
    '0x41': 'memori terlalu banyak',
    '0x51': 'fungsi yang tidak ada',
  },
  stopped: 'Terhenti tanpa alasan',
  selector: 'Tidak ada alasan yang terbaca. Selector',
  cause: 'Penyebab',
  log: 'Log program',
  units: (units) => `${units} unit terpakai`,

  replaced: 'Transaksi lain menggantikannya',
  replacedText:
    'Transaksi lain dari akun ini dengan nomor yang sama dimasukkan sebagai gantinya. Transaksi ini tidak memindahkan apa pun dan tidak dikenai biaya.',
  notIncluded: 'Tidak ada blok yang memuatnya, jadi tidak ada biaya yang diambil.',
}
