import type { ProofWords } from '../../react/proofWords.ts'

export const proof: ProofWords = {
  sealedTitle: 'Tato adresa vznikla v zabezpečené enklávě',
  developmentTitle: 'Tuto adresu vytvořila vývojová služba',
  checkedNow: 'Váš prohlížeč důkaz právě zkontroloval.',
  checkedAgo: (ago) => `Váš prohlížeč zkontroloval důkaz ${ago}.`,
  signed: 'Důkaz je podepsaný',
  signedText: (key) => `Klíč ${key} podepsal adresu a její peněženku.`,
  about: {
    title: 'Týká se této adresy',
    text: 'Uvádí tento účet, peněženku, cestu a adresu.',
  },
  machine: 'Stroj je pravý',
  cloudRoot: (name) =>
    `Jeho certifikát vede ke kořenovému certifikátu poskytovatele cloudu: ${name}.`,
  otherRoot: (name) => `Jeho certifikát vede ke kořenovému certifikátu „${name}“.`,
  program: {
    title: 'Program odpovídá očekávání',
    text: 'Jeho naměřené hodnoty jsou ty, které tato aplikace očekává.',
  },
  machineKey: { title: 'Klíč patří tomuto stroji', text: 'Obě strany uvádějí stejný klíč.' },
  service: 'Služba odpovídá očekávání',
  developmentRoot: (name) => `Její certifikát vede k vývojovému kořenovému certifikátu „${name}“.`,
  serviceKey: { title: 'Klíč patří této službě', text: 'Obě strany uvádějí stejný klíč.' },
  developmentNote:
    'Toto je vývojový kořenový certifikát. Služba je obyčejný program, ne zabezpečená enkláva: kdo ji provozuje, může zařídit, aby tvrdila cokoli.',
  sealedNotChecked: 'Nezkontrolováno: zdrojový kód tohoto programu.',
  developmentNotChecked: 'Nezkontrolováno: která přesná verze programu běžela.',
  done: 'Hotovo',
  copyProof: 'Kopírovat důkaz',

  unverifiedTitle: 'Tuto adresu se nepodařilo ověřit',
  unverifiedText: 'Zatím na ni neposílejte peníze.',
  faults: {
    APP_PROOF_INVALID: {
      title: 'Důkaz neplatí',
      text: 'Byl pozměněn nebo je z jiné doby.',
    },
    APP_PROOF_MISMATCH: {
      title: 'Důkaz se týká něčeho jiného',
      text: 'Uvádí jiný účet, jinou peněženku, jinou cestu nebo jinou adresu.',
    },
    BOOT_PROOF_INVALID: {
      title: 'Klíč není známý',
      text: 'Nic nedokládá, kterému stroji patří.',
    },
    BOOT_PROOF_UNTRUSTED: {
      title: 'Stroj nebyl rozpoznán',
      text: 'Jeho certifikát nevede k očekávanému kořenovému certifikátu, nebo na něm běží jiný program.',
    },
  },
  checkAgain: 'Zkontrolovat znovu',
  checking: 'Kontroluje se',
  copyDetails: 'Kopírovat údaje pro podporu',

  missing: {
    title: 'K této adrese není důkaz',
    text: 'Služba nedala žádný, o který by si tento prohlížeč mohl říct. To samo neznamená, že je adresa špatná.',
  },
  unchecked: {
    title: 'Tato adresa nebyla zkontrolována',
    text: 'Nezkontrolováno: není nastaven žádný kořenový certifikát.',
  },
  failed: {
    title: 'Důkaz se nepodařilo zkontrolovat',
    text: 'Služby se nešlo zeptat. O této adrese zatím není nic známo.',
  },
}
