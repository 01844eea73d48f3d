import type { ProofWords } from '../../react/proofWords.ts'

export const proof: ProofWords = {
  sealedTitle: 'Diese Adresse entstand in einer sicheren Enklave',
  developmentTitle: 'Diese Adresse entstand in einem Entwicklungsdienst',
  checkedNow: 'Ihr Browser hat den Nachweis gerade eben geprüft.',
  checkedAgo: (ago) => `Ihr Browser hat den Nachweis ${ago} geprüft.`,
  signed: 'Der Nachweis ist signiert',
  signedText: (key) => `Der Schlüssel ${key} hat die Adresse und ihre Wallet signiert.`,
  about: {
    title: 'Er gilt für diese Adresse',
    text: 'Er nennt dieses Konto, diese Wallet, diesen Pfad und diese Adresse.',
  },
  machine: 'Die Maschine ist echt',
  cloudRoot: (name) => `Das Zertifikat führt zum Stammzertifikat des Cloud-Anbieters, ${name}.`,
  otherRoot: (name) => `Das Zertifikat führt zum Stammzertifikat „${name}“.`,
  program: {
    title: 'Das Programm ist das erwartete',
    text: 'Seine Messwerte sind die, die diese App erwartet.',
  },
  machineKey: {
    title: 'Der Schlüssel gehört zu dieser Maschine',
    text: 'Beide nennen denselben Schlüssel.',
  },
  service: 'Der Dienst ist der erwartete',
  developmentRoot: (name) => `Das Zertifikat führt zum Stammzertifikat der Entwicklung, „${name}“.`,
  serviceKey: {
    title: 'Der Schlüssel gehört zu diesem Dienst',
    text: 'Beide nennen denselben Schlüssel.',
  },
  developmentNote:
    'Dieses Stammzertifikat dient der Entwicklung. Der Dienst ist ein gewöhnliches Programm, keine sichere Enklave: Wer ihn betreibt, kann ihn alles sagen lassen.',
  sealedNotChecked: 'Nicht geprüft: der Quellcode dieses Programms.',
  developmentNotChecked: 'Nicht geprüft: welche Programmversion genau lief.',
  done: 'Fertig',
  copyProof: 'Nachweis kopieren',

  unverifiedTitle: 'Wir konnten diese Adresse nicht bestätigen',
  unverifiedText: 'Senden Sie noch kein Geld dorthin.',
  faults: {
    APP_PROOF_INVALID: {
      title: 'Der Nachweis hält nicht stand',
      text: 'Er wurde verändert oder stammt aus einer anderen Zeit.',
    },
    APP_PROOF_MISMATCH: {
      title: 'Der Nachweis gilt für etwas anderes',
      text: 'Er nennt ein anderes Konto, eine andere Wallet, einen anderen Pfad oder eine andere Adresse.',
    },
    BOOT_PROOF_INVALID: {
      title: 'Der Schlüssel ist nicht bekannt',
      text: 'Nichts zeigt, zu welcher Maschine er gehört.',
    },
    BOOT_PROOF_UNTRUSTED: {
      title: 'Die Maschine wird nicht erkannt',
      text: 'Das Zertifikat führt nicht zum erwarteten Stammzertifikat, oder auf ihr läuft ein anderes Programm.',
    },
  },
  checkAgain: 'Erneut prüfen',
  checking: 'Wird geprüft',
  copyDetails: 'Einzelheiten für den Support kopieren',

  missing: {
    title: 'Zu dieser Adresse gibt es keinen Nachweis',
    text: 'Der Dienst gab keinen, den dieser Browser abfragen kann. Das allein macht die Adresse nicht falsch.',
  },
  unchecked: {
    title: 'Diese Adresse wurde nicht geprüft',
    text: 'Nicht geprüft: Es ist kein Stammzertifikat eingerichtet.',
  },
  failed: {
    title: 'Der Nachweis konnte nicht geprüft werden',
    text: 'Der Dienst war nicht erreichbar. Über diese Adresse ist noch nichts bekannt.',
  },
}
