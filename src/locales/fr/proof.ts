import type { ProofWords } from '../../react/proofWords.ts'

export const proof: ProofWords = {
  sealedTitle: 'Cette adresse a été créée dans une enclave sécurisée',
  developmentTitle: 'Cette adresse a été créée par un service de développement',
  checkedNow: 'Votre navigateur vient de vérifier la preuve.',
  checkedAgo: (ago) => `Votre navigateur a vérifié la preuve ${ago}.`,
  signed: 'La preuve est signée',
  signedText: (key) => `La clé ${key} a signé l’adresse et son portefeuille.`,
  about: {
    title: 'Elle porte sur cette adresse',
    text: 'Elle désigne ce compte, ce portefeuille, ce chemin et cette adresse.',
  },
  machine: 'La machine est authentique',
  cloudRoot: (name) => `Son certificat mène à la racine du fournisseur cloud, ${name}.`,
  otherRoot: (name) => `Son certificat mène à la racine «\u202f${name}\u202f».`,
  program: {
    title: 'Le programme est celui attendu',
    text: 'Ses mesures sont celles que cette application attend.',
  },
  machineKey: {
    title: 'La clé appartient à cette machine',
    text: 'Les deux désignent la même clé.',
  },
  service: 'Le service est celui attendu',
  developmentRoot: (name) =>
    `Son certificat mène à la racine de développement «\u202f${name}\u202f».`,
  serviceKey: {
    title: 'La clé appartient à ce service',
    text: 'Les deux désignent la même clé.',
  },
  developmentNote:
    'C’est une racine de développement. Le service est un programme ordinaire, pas une enclave sécurisée\u202f: la personne qui l’exploite peut lui faire dire n’importe quoi.',
  sealedNotChecked: 'Non vérifié\u202f: le code source de ce programme.',
  developmentNotChecked: 'Non vérifié\u202f: la version exacte du programme exécuté.',
  done: 'Terminé',
  copyProof: 'Copier la preuve',

  unverifiedTitle: 'Nous n’avons pas pu vérifier cette adresse',
  unverifiedText: 'N’y envoyez pas encore d’argent.',
  faults: {
    APP_PROOF_INVALID: {
      title: 'La preuve ne tient pas',
      text: 'Elle a été altérée, ou date d’un autre moment.',
    },
    APP_PROOF_MISMATCH: {
      title: 'La preuve porte sur autre chose',
      text: 'Elle désigne un autre compte, portefeuille, chemin ou une autre adresse.',
    },
    BOOT_PROOF_INVALID: {
      title: 'La clé n’est pas connue',
      text: 'Rien n’indique à quelle machine elle appartient.',
    },
    BOOT_PROOF_UNTRUSTED: {
      title: 'La machine n’est pas reconnue',
      text: 'Son certificat ne mène pas à la racine attendue, ou elle exécute un autre programme.',
    },
  },
  checkAgain: 'Vérifier à nouveau',
  checking: 'Vérification',
  copyDetails: 'Copier les détails pour l’assistance',

  missing: {
    title: 'Il n’y a pas de preuve pour cette adresse',
    text: 'Le service n’en a donné aucune que ce navigateur puisse demander. Cela seul ne rend pas l’adresse fausse.',
  },
  unchecked: {
    title: 'Cette adresse n’a pas été vérifiée',
    text: 'Non vérifié\u202f: aucune racine n’est configurée.',
  },
  failed: {
    title: 'La preuve n’a pas pu être vérifiée',
    text: 'Le service n’a pas pu être interrogé. On ne sait encore rien de cette adresse.',
  },
}
