import type { ProofWords } from '../../react/proofWords.ts'

export const proof: ProofWords = {
  sealedTitle: 'Bu adres güvenli bir bölgede (enclave) oluşturuldu',
  developmentTitle: 'Bu adresi bir geliştirme hizmeti oluşturdu',
  checkedNow: 'Tarayıcınız kanıtı az önce kontrol etti.',
  checkedAgo: (ago) => `Tarayıcınız kanıtı ${ago} kontrol etti.`,
  signed: 'Kanıt imzalı',
  signedText: (key) => `Adresi ve cüzdanını imzalayan anahtar: ${key}.`,
  about: {
    title: 'Kanıt bu adresle ilgili',
    text: 'Bu hesabı, cüzdanı, yolu ve adresi belirtiyor.',
  },
  machine: 'Makine gerçek',
  cloudRoot: (name) => `Sertifikası bulut sağlayıcısının köküne ulaşıyor: ${name}.`,
  otherRoot: (name) => `Sertifikası “${name}” köküne ulaşıyor.`,
  program: {
    title: 'Program beklenen program',
    text: 'Ölçümleri bu uygulamanın beklediği ölçümler.',
  },
  machineKey: { title: 'Anahtar o makineye ait', text: 'İkisi de aynı anahtarı belirtiyor.' },
  service: 'Hizmet beklenen hizmet',
  developmentRoot: (name) => `Sertifikası “${name}” geliştirme köküne ulaşıyor.`,
  serviceKey: { title: 'Anahtar o hizmete ait', text: 'İkisi de aynı anahtarı belirtiyor.' },
  developmentNote:
    'Bu bir geliştirme kökü. Hizmet sıradan bir program, güvenli bir bölge (enclave) değil: onu çalıştıran kişi ona her şeyi söyletebilir.',
  sealedNotChecked: 'Kontrol edilmedi: o programın kaynak kodu.',
  developmentNotChecked: 'Kontrol edilmedi: tam olarak hangi program sürümünün çalıştığı.',
  done: 'Bitti',
  copyProof: 'Kanıtı kopyala',

  unverifiedTitle: 'Bu adresi doğrulayamadık',
  unverifiedText: 'Bu adrese henüz para göndermeyin.',
  faults: {
    APP_PROOF_INVALID: {
      title: 'Kanıt geçerli değil',
      text: 'Değiştirilmiş veya başka bir zamana ait.',
    },
    APP_PROOF_MISMATCH: {
      title: 'Kanıt başka bir şeyle ilgili',
      text: 'Başka bir hesap, cüzdan, yol veya adres belirtiyor.',
    },
    BOOT_PROOF_INVALID: {
      title: 'Anahtar bilinmiyor',
      text: 'Hangi makineye ait olduğunu gösteren bir şey yok.',
    },
    BOOT_PROOF_UNTRUSTED: {
      title: 'Makine tanınmadı',
      text: 'Sertifikası beklenen köke ulaşmıyor veya başka bir program çalıştırıyor.',
    },
  },
  checkAgain: 'Tekrar kontrol et',
  checking: 'Kontrol ediliyor',
  copyDetails: 'Destek için ayrıntıları kopyala',

  missing: {
    title: 'Bu adresin kanıtı yok',
    text: 'Hizmet, bu tarayıcının isteyebileceği bir kanıt vermedi. Tek başına bu, adresi yanlış yapmaz.',
  },
  unchecked: {
    title: 'Bu adres kontrol edilmedi',
    text: 'Kontrol edilmedi: ayarlanmış bir kök yok.',
  },
  failed: {
    title: 'Kanıt kontrol edilemedi',
    text: 'Hizmete sorulamadı. Bu adres hakkında henüz bir şey bilinmiyor.',
  },
}
