import type { ProofWords } from '../../react/proofWords.ts'

export const proof: ProofWords = {
  sealedTitle: 'Questo indirizzo è nato in un’enclave sicura',
  developmentTitle: 'Questo indirizzo è nato da un servizio di sviluppo',
  checkedNow: 'Il tuo browser ha appena controllato la prova.',
  checkedAgo: (ago) => `Il tuo browser ha controllato la prova ${ago}.`,
  signed: 'La prova è firmata',
  signedText: (key) => `La chiave ${key} ha firmato l’indirizzo e il suo wallet.`,
  about: {
    title: 'Riguarda questo indirizzo',
    text: 'Indica questo account, wallet, percorso e indirizzo.',
  },
  machine: 'La macchina è autentica',
  cloudRoot: (name) => `Il suo certificato porta alla radice del fornitore cloud, ${name}.`,
  otherRoot: (name) => `Il suo certificato porta alla radice “${name}”.`,
  program: {
    title: 'Il programma è quello atteso',
    text: 'Le sue misure sono quelle che questa app si aspetta.',
  },
  machineKey: {
    title: 'La chiave appartiene a quella macchina',
    text: 'Entrambe indicano la stessa chiave.',
  },
  service: 'Il servizio è quello atteso',
  developmentRoot: (name) => `Il suo certificato porta alla radice di sviluppo “${name}”.`,
  serviceKey: {
    title: 'La chiave appartiene a quel servizio',
    text: 'Entrambi indicano la stessa chiave.',
  },
  developmentNote:
    'Questa è una radice di sviluppo. Il servizio è un programma comune, non un’enclave sicura: chi lo gestisce può fargli dire qualsiasi cosa.',
  sealedNotChecked: 'Non controllato: il codice sorgente di quel programma.',
  developmentNotChecked: 'Non controllato: quale versione esatta del programma era in uso.',
  done: 'Fine',
  copyProof: 'Copia la prova',

  unverifiedTitle: 'Non siamo riusciti a verificare questo indirizzo',
  unverifiedText: 'Non inviargli ancora denaro.',
  faults: {
    APP_PROOF_INVALID: {
      title: 'La prova non regge',
      text: 'È stata alterata, o è di un altro momento.',
    },
    APP_PROOF_MISMATCH: {
      title: 'La prova riguarda altro',
      text: 'Indica un altro account, wallet, percorso o indirizzo.',
    },
    BOOT_PROOF_INVALID: {
      title: 'La chiave non è nota',
      text: 'Niente mostra a quale macchina appartiene.',
    },
    BOOT_PROOF_UNTRUSTED: {
      title: 'La macchina non è riconosciuta',
      text: 'Il suo certificato non porta alla radice attesa, o esegue un altro programma.',
    },
  },
  checkAgain: 'Controlla di nuovo',
  checking: 'Controllo',
  copyDetails: 'Copia i dettagli per l’assistenza',

  missing: {
    title: 'Non c’è una prova di questo indirizzo',
    text: 'Il servizio non ne ha data una che questo browser possa chiedere. Questo da solo non rende l’indirizzo sbagliato.',
  },
  unchecked: {
    title: 'Questo indirizzo non è stato controllato',
    text: 'Non controllato: nessuna radice è configurata.',
  },
  failed: {
    title: 'Non è stato possibile controllare la prova',
    text: 'Non è stato possibile interrogare il servizio. Di questo indirizzo non si sa ancora niente.',
  },
}
