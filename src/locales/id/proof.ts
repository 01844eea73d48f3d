import type { ProofWords } from '../../react/proofWords.ts'

export const proof: ProofWords = {
  sealedTitle: 'Alamat ini dibuat di enklave aman',
  developmentTitle: 'Alamat ini dibuat oleh layanan pengembangan',
  checkedNow: 'Browser Anda baru saja memeriksa bukti ini.',
  checkedAgo: (ago) => `Browser Anda memeriksa bukti ini ${ago}.`,
  signed: 'Bukti ditandatangani',
  signedText: (key) => `Kunci ${key} menandatangani alamat ini dan dompetnya.`,
  about: {
    title: 'Bukti ini tentang alamat ini',
    text: 'Isinya menyebut akun, dompet, jalur, dan alamat ini.',
  },
  machine: 'Mesinnya asli',
  cloudRoot: (name) => `Sertifikatnya mengarah ke root penyedia cloud, ${name}.`,
  otherRoot: (name) => `Sertifikatnya mengarah ke root “${name}”.`,
  program: {
    title: 'Programnya sesuai harapan',
    text: 'Hasil pengukurannya sama dengan yang diharapkan aplikasi ini.',
  },
  machineKey: {
    title: 'Kunci itu milik mesin tersebut',
    text: 'Keduanya menyebut kunci yang sama.',
  },
  service: 'Layanannya sesuai harapan',
  developmentRoot: (name) => `Sertifikatnya mengarah ke root pengembangan “${name}”.`,
  serviceKey: {
    title: 'Kunci itu milik layanan tersebut',
    text: 'Keduanya menyebut kunci yang sama.',
  },
  developmentNote:
    'Ini adalah root pengembangan. Layanannya program biasa, bukan enklave aman: siapa pun yang menjalankannya dapat membuatnya menyatakan apa saja.',
  sealedNotChecked: 'Tidak diperiksa: kode sumber program itu.',
  developmentNotChecked: 'Tidak diperiksa: versi program persis yang berjalan.',
  done: 'Selesai',
  copyProof: 'Salin bukti',

  unverifiedTitle: 'Kami tidak dapat memverifikasi alamat ini',
  unverifiedText: 'Jangan kirim uang ke alamat ini dulu.',
  faults: {
    APP_PROOF_INVALID: {
      title: 'Buktinya tidak sah',
      text: 'Bukti ini diubah, atau berasal dari waktu lain.',
    },
    APP_PROOF_MISMATCH: {
      title: 'Buktinya tentang hal lain',
      text: 'Isinya menyebut akun, dompet, jalur, atau alamat lain.',
    },
    BOOT_PROOF_INVALID: {
      title: 'Kuncinya tidak dikenal',
      text: 'Tidak ada yang menunjukkan mesin pemilik kunci ini.',
    },
    BOOT_PROOF_UNTRUSTED: {
      title: 'Mesinnya tidak dikenali',
      text: 'Sertifikatnya tidak mengarah ke root yang diharapkan, atau mesin menjalankan program lain.',
    },
  },
  checkAgain: 'Periksa lagi',
  checking: 'Memeriksa',
  copyDetails: 'Salin detail untuk dukungan',

  missing: {
    title: 'Tidak ada bukti untuk alamat ini',
    text: 'Layanan tidak memberi bukti yang dapat diminta browser ini. Itu saja tidak berarti alamatnya salah.',
  },
  unchecked: {
    title: 'Alamat ini tidak diperiksa',
    text: 'Tidak diperiksa: tidak ada root yang dikonfigurasi.',
  },
  failed: {
    title: 'Bukti tidak dapat diperiksa',
    text: 'Layanan tidak dapat ditanyai. Belum ada yang diketahui tentang alamat ini.',
  },
}
