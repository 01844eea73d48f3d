import type { ProofWords } from '../../react/proofWords.ts'

export const proof: ProofWords = {
  sealedTitle: 'Dit adres is in een beveiligde enclave gemaakt',
  developmentTitle: 'Dit adres is door een ontwikkelservice gemaakt',
  checkedNow: 'Je browser heeft het bewijs zojuist gecontroleerd.',
  checkedAgo: (ago) => `Je browser heeft het bewijs ${ago} gecontroleerd.`,
  signed: 'Het bewijs is ondertekend',
  signedText: (key) => `Sleutel ${key} ondertekende het adres en de wallet ervan.`,
  about: {
    title: 'Het gaat over dit adres',
    text: 'Het noemt dit account, deze wallet, dit pad en dit adres.',
  },
  machine: 'De machine is echt',
  cloudRoot: (name) =>
    `Het certificaat leidt naar het rootcertificaat van de cloudprovider, ${name}.`,
  otherRoot: (name) => `Het certificaat leidt naar het rootcertificaat “${name}”.`,
  program: {
    title: 'Het programma is het verwachte',
    text: 'De metingen zijn zoals deze app ze verwacht.',
  },
  machineKey: { title: 'De sleutel hoort bij die machine', text: 'Beide noemen dezelfde sleutel.' },
  service: 'De service is de verwachte',
  developmentRoot: (name) =>
    `Het certificaat leidt naar het rootcertificaat voor ontwikkeling “${name}”.`,
  serviceKey: { title: 'De sleutel hoort bij die service', text: 'Beide noemen dezelfde sleutel.' },
  developmentNote:
    'Dit is een rootcertificaat voor ontwikkeling. De service is een gewoon programma, geen beveiligde enclave: wie het draait, kan het alles laten zeggen.',
  sealedNotChecked: 'Niet gecontroleerd: de broncode van dat programma.',
  developmentNotChecked: 'Niet gecontroleerd: welke programmaversie precies draaide.',
  done: 'Klaar',
  copyProof: 'Bewijs kopiëren',

  unverifiedTitle: 'We konden dit adres niet verifiëren',
  unverifiedText: 'Stuur er nog geen geld naartoe.',
  faults: {
    APP_PROOF_INVALID: {
      title: 'Het bewijs klopt niet',
      text: 'Het is veranderd of komt uit een andere tijd.',
    },
    APP_PROOF_MISMATCH: {
      title: 'Het bewijs gaat over iets anders',
      text: 'Het noemt een ander account, een andere wallet, een ander pad of een ander adres.',
    },
    BOOT_PROOF_INVALID: {
      title: 'De sleutel is niet bekend',
      text: 'Nergens blijkt uit bij welke machine die hoort.',
    },
    BOOT_PROOF_UNTRUSTED: {
      title: 'De machine wordt niet herkend',
      text: 'Het certificaat leidt niet naar het verwachte rootcertificaat, of er draait een ander programma.',
    },
  },
  checkAgain: 'Opnieuw controleren',
  checking: 'Controleren',
  copyDetails: 'Details kopiëren voor support',

  missing: {
    title: 'Er is geen bewijs van dit adres',
    text: 'De service gaf er geen dat deze browser kan opvragen. Dat alleen maakt het adres nog niet verkeerd.',
  },
  unchecked: {
    title: 'Dit adres is niet gecontroleerd',
    text: 'Niet gecontroleerd: er is geen rootcertificaat ingesteld.',
  },
  failed: {
    title: 'Het bewijs kon niet worden gecontroleerd',
    text: 'De service was niet te bereiken. Over dit adres is nog niets bekend.',
  },
}
